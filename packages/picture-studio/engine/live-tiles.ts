import { floatAt } from '#engine/array-at'
import type { Box, LiveTiles, Panel } from '#engine/scene-types'

/** Side of a tile in px. */
const SIDE = 16

/**
 * The tiles of a panel that its mask covers (within `part`, in sheet px, if set) and their neighbours. Other tiles need
 * not be drawn.
 */
export function liveTiles(M: Float32Array, b: Box, part: Box | null = null): LiveTiles {
  const tw = Math.ceil(b.w / SIDE)
  const th = Math.ceil(b.h / SIDE)
  const on = new Uint8Array(tw * th)
  const spread = (tx: number, ty: number) => {
    for (let y = Math.max(0, ty - 1); y <= Math.min(th - 1, ty + 1); y++)
      for (let x = Math.max(0, tx - 1); x <= Math.min(tw - 1, tx + 1); x++) on[y * tw + x] = 1
  }
  const covered = (tx: number, ty: number): boolean => {
    for (let y = ty * SIDE; y < Math.min(b.h, ty * SIDE + SIDE); y++)
      for (let i = y * b.w + tx * SIDE; i < y * b.w + Math.min(b.w, tx * SIDE + SIDE); i++)
        if (floatAt(M, i) > 0.002) return true
    return false
  }
  const wanted = part ?? b
  const tile = (px: number) => Math.floor(px / SIDE)
  const right = Math.min(tw - 1, tile(wanted.x0 + wanted.w - b.x0))
  const bottom = Math.min(th - 1, tile(wanted.y0 + wanted.h - b.y0))
  for (let ty = Math.max(0, tile(wanted.y0 - b.y0)); ty <= bottom; ty++)
    for (let tx = Math.max(0, tile(wanted.x0 - b.x0)); tx <= right; tx++) if (covered(tx, ty)) spread(tx, ty)
  return { on, tw, side: SIDE }
}

/** Range of live pixels in a row of the panel, in px from its left edge; empty when `from` is not less than `to`. */
export function liveSpan({ live, w }: { live?: LiveTiles; w: number }, y: number): [from: number, to: number] {
  if (!live) return [0, w]
  const { on, tw, side } = live
  const row = Math.min(on.length / tw - 1, (y / side) | 0) * tw
  let a = 0
  let b = tw
  while (a < b && !on[row + a]) a++
  while (b > a && !on[row + b - 1]) b--
  return [a * side, Math.min(w, b * side)]
}

/** Whether a corner of a square lies in a live tile. `x`, `y`: its upper left corner in px of the panel's box. */
export function isLive({ live, w, h }: Pick<Panel, 'live' | 'w' | 'h'>, x: number, y: number, size: number): boolean {
  if (!live) return true
  const { on, tw, side } = live
  const row = ((y / side) | 0) * tw
  const low = ((Math.min(h - 1, y + size - 1) / side) | 0) * tw
  const left = (x / side) | 0
  const right = (Math.min(w - 1, x + size - 1) / side) | 0
  return Boolean(on[row + left] || on[row + right] || on[low + left] || on[low + right])
}
