import type { Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import type { Arm } from '#garments/sewn/arm'
import type { Leg } from '#garments/sewn/leg'
import type { Torso } from '#garments/sewn/torso'

/** A jumpsuit; `hem`: sheet y of the hem, `flare`: how many px the hem extends outwards. */
export type JumpsuitCut = {
  top: 'wrap' | 'shirt' | 'straps'
  sleeves: 'none' | 'short' | 'long'
  hem: number
  flare: number
  belt: 'tied' | 'buckled'
}

/** Properties that all parts of a jumpsuit share. */
export type Jumpsuit = {
  cut: JumpsuitCut
  cloth: Cloth
  arm: Arm | null
  thread: { color: Rgb; w: number; dash: string }
  isBack: boolean
}

/** Sheet y of the waist. */
export const WAIST = 412

/** The left half of the top. */
export function torsoOf({ cut }: Jumpsuit): Torso {
  const sleeved = cut.sleeves !== 'none'
  return {
    neck: [400, 92],
    shoulder: sleeved ? [312, 126] : [350, 110],
    pit: sleeved ? [324, 262] : [324, 256],
    waist: [338, 360],
    hem: [340, WAIST + 12],
  }
}

/** The left leg. */
export const legOf = ({ cut }: Jumpsuit): Leg => ({
  top: WAIST - 6,
  waist: 112,
  hip: [308, 536],
  crotch: 610,
  hem: cut.hem,
  outer: 304 - cut.flare,
  inner: 436 + cut.flare * 0.05,
})
