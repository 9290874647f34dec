import { floatAt } from '#engine/array-at'
import { H, W } from '#engine/noise'
import { panelMask } from '#engine/panel-steps'
import { posedBox, restAt } from '#engine/pose'
import type { Box, Extent, PanelSpec, PoseMap, Scene } from '#engine/scene-types'

/** Side of a cell in px; precise enough to choose a crop. */
const CELL = 3
/** A panel whose box (without padding) is smaller than this, in px², is treated as a filled rectangle. */
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
    return u >= 0 && v >= 0 && u < w && v < h && floatAt(M, v * w + u) > 0.4
  }
}

function mark(cov: Float32Array, x: number, y: number): void {
  for (let Y = y; Y < Math.min(H, y + CELL); Y++) cov.fill(1, Y * W + x, Y * W + Math.min(W, x + CELL))
}

/** Whether a panel in the box `to` could widen the extent; the box is `pad` px larger on each side than the panel. */
const mayWiden = (e: Extent, to: Box, pad: number): boolean =>
  to.x0 + pad < e.x0 || to.y0 + pad < e.y0 || to.x0 + to.w - pad > e.x1 || to.y0 + to.h - pad > e.y1

function widen(e: Extent, x: number, y: number): void {
  e.x0 = Math.min(e.x0, x)
  e.y0 = Math.min(e.y0, y)
  e.x1 = Math.max(e.x1, x + CELL - 1)
  e.y1 = Math.max(e.y1, y + CELL - 1)
}

/** Calls `found` with the corner of every cell that a panel covers in its posed box `to`. */
function forCells(to: Box, map: PoseMap | null, covers: Covers, found: (x: number, y: number) => void): void {
  for (let y = to.y0; y < to.y0 + to.h; y += CELL)
    for (let x = to.x0; x < to.x0 + to.w; x += CELL) {
      const [X, Y] = map ? restAt(map, x + 1, y + 1) : [x + 1, y + 1]
      if (covers(X, Y)) found(x, y)
    }
}

/** Adds the area of a panel to the scene's outline and extent without building the panel. */
export async function addOutline(S: Scene, o: PanelSpec, b: Box, map: PoseMap | null): Promise<void> {
  const to = map ? posedBox(map, b) : b
  if (!to) return
  const { outline, extent, below } = S
  if (!outline && extent && !mayWiden(extent, to, o.pad ?? 34)) return
  const covers = await coversOf(o, b)
  const from = below ?? 0
  const isSeen: Covers = (x, y) => y >= from && covers(x, y)
  forCells(to, map, isSeen, (x, y) => {
    if (outline) mark(outline, x, y)
    if (extent) widen(extent, x, y)
  })
}
