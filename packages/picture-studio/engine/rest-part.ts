import { floatAt } from '#engine/array-at'
import { STEP } from '#engine/pose'
import type { Box, PoseMap } from '#engine/scene-types'

/** Box of the resting sheet that is visible in a box of the posed sheet, `margin` px larger on each side. */
export function restPart(map: PoseMap | null, part: Box, margin: number): Box {
  if (!map) return { x0: part.x0 - margin, y0: part.y0 - margin, w: part.w + 2 * margin, h: part.h + 2 * margin }
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9]
  const cells = (from: number, length: number, most: number): [first: number, last: number] => [
    Math.max(0, Math.floor(from / STEP)),
    Math.min(most - 1, Math.ceil((from + length) / STEP)),
  ]
  const [i0, i1] = cells(part.x0, part.w, map.gw)
  const [j0, j1] = cells(part.y0, part.h, map.gh)
  for (let j = j0; j <= j1; j++)
    for (let i = i0; i <= i1; i++) {
      const k = j * map.gw + i
      x0 = Math.min(x0, floatAt(map.X, k))
      x1 = Math.max(x1, floatAt(map.X, k))
      y0 = Math.min(y0, floatAt(map.Y, k))
      y1 = Math.max(y1, floatAt(map.Y, k))
    }
  return { x0: x0 - margin, y0: y0 - margin, w: x1 - x0 + 2 * margin, h: y1 - y0 + 2 * margin }
}
