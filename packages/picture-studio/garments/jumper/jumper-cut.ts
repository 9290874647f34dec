import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import { jersey } from '#engine/materials'
import type { Bump } from '#garments/cutting'

/** Proportions of a jumper; `drop` is the neckline's depth on the sheet, `rib` the width of a rib in px. */
export type JumperCut = { width: number; length: number; drop: number; rib: number }

/** Ribbing with wales `s` px apart, turned by `angle`. */
export const ribbed =
  (s: number, angle = 0): Bump =>
  (p) => {
    const out = jersey(0.1, 3, angle)(p)
    each(p, (i, x, y) => {
      addTo(out, i, 1.25 * Math.sin(((x * Math.cos(angle) + y * Math.sin(angle)) / s) * Math.PI * 2))
    })
    return out
  }
