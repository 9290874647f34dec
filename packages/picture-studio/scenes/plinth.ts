import { floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { clamp, noise } from '#engine/noise'
import type { Canvas } from '#scenes/canvas'
import { groundCanvas } from '#scenes/ground'

/** A plaster block in front of the wall, in canvas px; `depth` is the visible height of its top face. */
export type Plinth = { x0: number; x1: number; top: number; depth: number; tint: string }

/**
 * Light that the block reflects at a point: the top face is bright, the front darker and lighter again at its worn
 * upper edge.
 */
function blockLight({ x0, x1, top, depth }: Plinth, h: number, x: number, y: number): number {
  const edgeAt = top + depth
  const across = 0.1 * ((x - x0) / (x1 - x0))
  if (y <= edgeAt) return 1.05 - across
  const worn = Math.exp(-(((y - edgeAt) / 3) ** 2)) * 0.1
  return 0.8 - 0.12 * ((y - edgeAt) / (h - top)) - across + worn
}

/** Coverage of the block: its top face narrows towards the wall. */
function blockCover({ x0, x1, top, depth }: Plinth, x: number, y: number): number {
  const slope = y > top + depth ? 0 : (1 - (y - top) / depth) * depth * 0.35
  const left = x - x0 - slope + 1.5 * noise(y / 30, 1)
  const right = x1 - slope - x + 1.5 * noise(y / 30, 5)
  return clamp(Math.min(left, right) + 0.5)
}

/** Paints a plaster block over the canvas. */
export function plinth(cv: Canvas, block: Plinth): void {
  const plaster = groundCanvas({ kind: 'plaster', tint: block.tint, seed: 4 }, cv.w, cv.h)
  for (let o = block.top * cv.w; o < cv.w * cv.h; o++) {
    const x = o % cv.w
    const y = (o / cv.w) | 0
    const e = blockCover(block, x, y)
    if (e <= 0) continue
    const l = blockLight(block, cv.h, x, y) * e
    for (const c of CHANNELS) cv.C[o * 3 + c] = floatAt(cv.C, o * 3 + c) * (1 - e) + floatAt(plaster.C, o * 3 + c) * l
  }
}
