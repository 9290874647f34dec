import { floatAt } from '#engine/array-at'
import { knitStitch } from '#engine/materials'
import { clamp } from '#engine/noise'
import { boxBlur } from '#engine/raster'
import type { PanelSpec } from '#engine/scene-types'

/** Stitches of hand knit with shadows between them. */
export function knitted(stitch: Parameters<typeof knitStitch>[0]): Pick<PanelSpec, 'bump' | 'aoMap'> {
  const surface = knitStitch(stitch)
  let high: Float32Array = new Float32Array()
  let mean: Float32Array = new Float32Array()
  return {
    bump: (p) => {
      high = surface(p)
      mean = boxBlur(high, p.w, p.h, 4 * (p.near ?? 1), 2)
      return high
    },
    aoMap: (_, i) => Math.exp(-clamp(floatAt(mean, i) - floatAt(high, i), -3, 12) * 0.085),
  }
}
