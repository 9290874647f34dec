import { floatAt } from '#engine/array-at'
import { ss } from '#engine/noise'
import type { Canvas } from '#scenes/canvas'

/**
 * Light through a window. Position and size are shares of the picture. `slant` and `drop` shear it: shift of x per y,
 * and of y per x.
 */
export type WindowLight = {
  x: number
  y: number
  width: number
  height: number
  slant: number
  drop: number
  /** Half the width of its soft edges, as a share of the picture. */
  soft?: number
  /** Positions of the bars between the panes, as shares of the window. */
  uprights?: number[]
  crossbars?: number[]
  /** Factors of the light outside the panes and inside them. */
  shade?: number
  lit?: number
}

const bar = (t: number, at: number, width: number): number => 1 - 0.8 * Math.exp(-(((t - at) / width) ** 2))

/** Share of window light at a point, 0 to 1. */
function paneAt(o: WindowLight, u0: number, v: number): number {
  const u = u0 - o.slant * (v - o.y)
  const q = v - o.drop * (u0 - o.x)
  // Edges are softer farther from the window.
  const s = (o.soft ?? 0.03) * (0.6 + 1.2 * v)
  let m = ss(o.x - s, o.x + s, u) * (1 - ss(o.x + o.width - s, o.x + o.width + s, u))
  m *= ss(o.y - s, o.y + s, q) * (1 - ss(o.y + o.height - s * 1.4, o.y + o.height + s * 1.4, q))
  for (const t of o.uprights ?? []) m *= bar(u, o.x + o.width * t, 0.008 + s * 0.45)
  for (const t of o.crossbars ?? []) m *= bar(q, o.y + o.height * t, 0.007 + s * 0.4)
  return m
}

/** Applies the window light to the canvas: lit panes are slightly warm, the rest is in cool shadow. */
export function relight(cv: Canvas, o: WindowLight): void {
  const { shade = 0.9, lit = 1.12 } = o
  for (let i = 0; i < cv.w * cv.h; i++) {
    const m = paneAt(o, (i % cv.w) / cv.w, ((i / cv.w) | 0) / cv.h)
    cv.C[i * 3] = floatAt(cv.C, i * 3) * (shade * 0.992 + (lit * 1.03 - shade * 0.992) * m)
    cv.C[i * 3 + 1] = floatAt(cv.C, i * 3 + 1) * (shade + (lit - shade) * m)
    cv.C[i * 3 + 2] = floatAt(cv.C, i * 3 + 2) * (shade * 1.02 + (lit * 0.955 - shade * 1.02) * m)
  }
}
