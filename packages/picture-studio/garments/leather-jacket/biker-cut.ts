import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'
import type { Torso } from '#garments/sewn/torso'

/** A leather jacket in sheet px: y of the hem, half the width at shoulder and hem (`half`). */
export type BikerCut = {
  closure: 'biker' | 'zip' | 'buttons'
  hem: number
  shoulder: number
  half: number
  belt: boolean
  epaulettes: boolean
}

/** Properties that all parts of a jacket share. */
export type Biker = { cut: BikerCut; leather: Cloth; metal: Rgb; thread: Rgb; arm: Arm; isBack: boolean }

/** The left half of the body. */
export const torsoOf = ({ cut }: Biker): Torso => ({
  neck: [390, 152],
  shoulder: [450 - cut.shoulder, 196],
  pit: [450 - cut.shoulder + 16, 346],
  waist: [450 - cut.half + 2, cut.hem - 120],
  hem: [450 - cut.half, cut.hem],
})
