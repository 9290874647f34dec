import type { Rgb } from '#engine/scene-types'
import type { Denim } from '#garments/jeans/denim'
import type { Arm } from '#garments/sewn/arm'
import type { Torso } from '#garments/sewn/torso'

/**
 * A denim jacket in sheet px: y of the hem, half the width at shoulder and waistband. `pile`: lining and collar of
 * pile.
 */
export type TruckerCut = { hem: number; shoulder: number; waist: number; pile: boolean; lowerPockets: boolean }

/** Properties that all parts of a jacket share. */
export type Trucker = {
  cut: TruckerCut
  denim: Denim
  arm: Arm
  pile: Rgb
  stitch: { color: Rgb; w: number }
  isBack: boolean
}

/** Height of the waistband in px. */
export const BAND = 44

/** The left half above the waistband. */
export const torsoOf = ({ cut }: Trucker): Torso => ({
  neck: [390, 152],
  shoulder: [450 - cut.shoulder, 198],
  pit: [450 - cut.shoulder + 14, 350],
  waist: [450 - (cut.shoulder + cut.waist) / 2 + 8, (350 + cut.hem) / 2],
  hem: [450 - cut.waist, cut.hem - BAND + 8],
})
