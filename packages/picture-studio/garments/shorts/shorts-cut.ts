import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Leg } from '#garments/sewn/leg'

/** Shorts in sheet px: how the waist is made, hem, how far the leg stands out, turn-up's height or 0, pressed crease. */
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

/** Height of the waistband's lower edge. */
export const TOP = 372
