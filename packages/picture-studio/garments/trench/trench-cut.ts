import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'
import type { Torso } from '#garments/sewn/torso'

/**
 * A trench coat in sheet px: y of the hem, half the width at shoulder, waist and hem (`half`), number of rows of
 * buttons.
 */
export type TrenchCut = {
  hem: number
  shoulder: number
  waist: number
  half: number
  belt: 'buckled' | 'tied'
  rows: number
  epaulettes: boolean
}

/** Properties that all parts of a coat share. */
export type Trench = {
  cut: TrenchCut
  cloth: Cloth
  arm: Arm
  thread: { color: Rgb; w: number; dash: string }
  horn: Rgb
  isBack: boolean
}

/** Sheet y of the middle of the belt. */
export const BELT = 470

/** The left half of the body. */
export const torsoOf = ({ cut }: Trench): Torso => ({
  neck: [390, 112],
  shoulder: [450 - cut.shoulder, 156],
  pit: [450 - cut.shoulder + 16, 310],
  waist: [450 - cut.waist, BELT],
  hem: [450 - cut.half, cut.hem],
})
