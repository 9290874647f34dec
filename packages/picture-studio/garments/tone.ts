import type { Look } from '#engine/look'
import type { Rgb } from '#engine/scene-types'

/** A linear colour multiplied by `k`, plus `lift`. */
export const tint = (colour: Rgb, k: number, lift = 0): Rgb => [
  colour[0] * k + lift,
  colour[1] * k + lift,
  colour[2] * k + lift,
]

/** Mixes two linear colours; `t` from 0 to 1. */
export const mix = (from: Rgb, to: Rgb, t: number): Rgb => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
]

/** Luminance of a linear colour, 0 black to 1 white. */
export const brightness = (colour: Rgb): number => 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]

/** Colour of the woven neck label (sRGB hex): pale, or dark on cloth on which a pale one would not be visible. */
export const labelOn = (look: Look): string => (brightness(look.colour) > 0.62 ? '#2b2926' : '#efe9df')

/** Fine sewing thread of the cloth's own colour: lighter on dark cloth, darker on pale cloth. */
export const threadOn = (look: Look, w = 1.1): { color: Rgb; w: number; dash: string } => ({
  color: look.dark ? tint(look.colour, 1.5, 0.01) : tint(look.colour, 0.8),
  w,
  dash: '3 2.2',
})
