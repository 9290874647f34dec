import { addTo, floatAt } from '#engine/array-at'
import { each } from '#engine/drape'
import { clamp, gauss, noise } from '#engine/noise'
import type { Panel } from '#engine/scene-types'
import { type Paint, shaded } from '#garments/cutting'

/** Returns the position across the channels at a point of the sheet, counted in channels; whole numbers are seams. */
export type Channels = (x: number, y: number) => number

/**
 * Adds the height of quilted down: round chambers with puckers at the seams. `size`: height of a channel in px; `loft`:
 * factor of the height.
 */
export function quilt(p: Panel, channels: Channels, size: number, seed: number, loft = 1): void {
  each(p, (i, x, y) => {
    const c = channels(x, y)
    const row = Math.floor(c)
    const f = c - row
    const near = Math.min(f, 1 - f) * size
    const full = Math.sqrt(clamp(1 - (2 * f - 1) ** 2))
    // The filling is uneven, with more down in the lower part of a chamber.
    const fill = 0.9 + 0.22 * noise(x / 46, row * 3.1, seed) + 0.12 * (f - 0.5)
    const pucker =
      noise(x / 7.5 + 9 * row, row * 5.7 + f * 0.8, seed + 3) + 0.7 * noise(x / 14, row * 2.3 + f, seed + 5)
    const lump = noise(x / 30, y / 24, seed + 8) + 0.6 * noise((x + y) / 17, (y - x) / 25, seed + 9)
    addTo(
      p.hgt,
      i,
      loft * (size * 0.27 * full * fill + 2.1 * pucker * Math.exp(-near / (size * 0.14)) + 1.9 * lump * full),
    )
    p.hgt[i] = floatAt(p.hgt, i) - 1.6 * gauss(near, 1.6)
  })
}

/** Shadows along the seams. */
export const seamShade = (channels: Channels, size: number): Paint =>
  shaded((x, y) => {
    const c = channels(x, y)
    const f = c - Math.floor(c)
    return 1 - 0.2 * gauss(Math.min(f, 1 - f) * size, 1.7)
  })
