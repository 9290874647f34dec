import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import type { Look } from '#engine/look'
import { jersey } from '#engine/materials'
import { gauss, lerp, noise, ss } from '#engine/noise'
import type { Panel } from '#engine/scene-types'
import { type Cloth, relief } from '#garments/cutting'
import { printed } from '#garments/printed'
import { brightness } from '#garments/tone'

/** Stretch jersey with the faint sheen of swimwear; `ribbed` runs fine ribs down it. */
export async function swimCloth(look: Look, ribbed = false): Promise<Cloth> {
  const light = ss(0.05, 0.5, brightness(look.colour))
  const ribs = relief(
    (x, y) => 0.9 * Math.sin((x + 2 * noise(x / 60, y / 60, 2)) * 0.95) + 0.1 * noise(x / 1.4, y / 1.4, 7),
  )
  return {
    color: look.colour,
    ...(await printed(look)),
    mat: { spec: lerp(0.05, 0.03, light), satin: 0.1, sx: 0.55, sy: 0.9, wrap: 0.3, ao: 0.8 },
    bump: ribbed ? ribs : jersey(0.05, 2.4),
  }
}

/** Adds two soft cups at sheet y0, each `out` px from the middle. */
export const cups = (p: Panel, y0: number, out = 54, amp = 9): void =>
  each(p, (i, x, y) => {
    for (const cx of [450 - out, 450 + out]) addTo(p.hgt, i, amp * gauss(Math.hypot(x - cx, (y - y0) * 0.9), 50))
  })

/** Adds short folds across gathered cloth between sheet y0 and y1, strongest at the sides. */
export const ruched = (p: Panel, y0: number, y1: number, amp = 5): void =>
  each(p, (i, x, y) => {
    const t = (x - 450) / 120
    const inside = ss(y0 - 30, y0 + 20, y) * ss(y1 + 30, y1 - 20, y)
    const v = y + 16 * t * t + 10 * noise(x / 70, 3, 5)
    addTo(
      p.hgt,
      i,
      amp * inside * (0.45 + 0.55 * Math.abs(t)) * (noise(x / 90, v / 8.5, 4) + 0.6 * noise(x / 70, v / 14, 9)),
    )
  })
