import { H, W } from '#engine/noise'
import { panelMask } from '#engine/panel-steps'
import { posedBox, restAt } from '#engine/pose'
import type { Box, PanelSpec, PoseMap } from '#engine/scene-types'

/** Side of a cell in px: enough to choose a part of the sheet by. */
const CELL = 3
/** Boxes without their padding below this area in px² count as filled. */
const SMALL = 900

type Covers = (x: number, y: number) => boolean

async function coversOf(o: PanelSpec, b: Box): Promise<Covers> {
  const pad = (o.pad ?? 34) + (o.stroke ?? 0) / 2
  if ((b.w - 2 * pad) * (b.h - 2 * pad) < SMALL && !o.stroke)
    return (x, y) => x > b.x0 + pad && x < b.x0 + b.w - pad && y > b.y0 + pad && y < b.y0 + b.h - pad
  const w = Math.ceil(b.w / CELL)
  const h = Math.ceil(b.h / CELL)
  const M = await panelMask(o, b, { w, h })
  return (x, y) => {
    const u = Math.floor((x - b.x0) / CELL)
    const v = Math.floor((y - b.y0) / CELL)
    return u >= 0 && v >= 0 && u < w && v < h && M[v * w + u] > 0.4
  }
}

function mark(cov: Float32Array, x: number, y: number): void {
  for (let Y = y; Y < Math.min(H, y + CELL); Y++) cov.fill(1, Y * W + x, Y * W + Math.min(W, x + CELL))
}

/** Marks on the sheet where a panel will lie, without building it; only what lies below `below` at rest, if given. */
export async function addOutline(
  cov: Float32Array,
  o: PanelSpec,
  b: Box,
  map: PoseMap | null,
  below: number | null,
): Promise<void> {
  const to = map ? posedBox(map, b) : b
  if (!to) return
  const covers = await coversOf(o, b)
  const at = (x: number, y: number): [number, number] => (map ? restAt(map, x, y) : [x, y])
  const from = below ?? 0
  for (let y = to.y0; y < to.y0 + to.h; y += CELL)
    for (let x = to.x0; x < to.x0 + to.w; x += CELL) {
      const [X, Y] = at(x + 1, y + 1)
      if (Y >= from && covers(X, Y)) mark(cov, x, y)
    }
}
