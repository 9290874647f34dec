import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Leg } from '#garments/sewn/leg'

/**
 * Shorts in sheet px: y of the hem, half the width at the hem (`out`), height of the turn-up (`cuff`, 0 for none),
 * pressed crease.
 */
export type ShortsCut = {
  waist: 'band' | 'drawstring' | 'paperbag'
  hem: number
  out: number
  cuff: number
  crease: boolean
  linen: boolean
}

/** Properties that all parts of a pair share. */
export type Shorts = {
  cut: ShortsCut
  cloth: Cloth
  leg: Leg
  thread: { color: Rgb; w: number; dash: string }
  isBack: boolean
}

/** Sheet y of the lower edge of the waistband. */
export const TOP = 372
