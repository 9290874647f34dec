import { addTo, floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { H, W } from '#engine/noise'
import { boxBlur } from '#engine/raster'
import type { Box, Layer } from '#engine/scene-types'
import type { Canvas } from '#scenes/canvas'

/** Position of a sheet's middle in canvas px, and its scale. */
export type Spot = { cx: number; cy: number; scale: number }

type Sampled = { C: Float32Array; A: Float32Array }

/**
 * Reads the sheet between pixels (bilinear) and adds a quarter of the value to pixel `o`, which has four such samples.
 */
function addTap(L: Layer, sx: number, sy: number, into: Sampled, o: number): void {
  if (sx < 0 || sy < 0 || sx >= W - 1 || sy >= H - 1) return
  const fx = sx - (sx | 0)
  const fy = sy - (sy | 0)
  const i = (sy | 0) * W + (sx | 0)
  const a = (1 - fx) * (1 - fy) * 0.25
  const b = fx * (1 - fy) * 0.25
  const c = (1 - fx) * fy * 0.25
  const d = fx * fy * 0.25
  const cover =
    floatAt(L.cov, i) * a + floatAt(L.cov, i + 1) * b + floatAt(L.cov, i + W) * c + floatAt(L.cov, i + W + 1) * d
  if (cover <= 0) return
  addTo(into.A, o, cover)
  for (let q = 0; q < 3; q++)
    addTo(
      into.C,
      o * 3 + q,
      floatAt(L.C, i * 3 + q) * a +
        floatAt(L.C, (i + 1) * 3 + q) * b +
        floatAt(L.C, (i + W) * 3 + q) * c +
        floatAt(L.C, (i + W + 1) * 3 + q) * d,
    )
}

function sample(L: Layer, box: Box, left: number, top: number, scale: number): Sampled {
  const into = { C: new Float32Array(box.w * box.h * 3), A: new Float32Array(box.w * box.h) }
  for (let o = 0; o < box.w * box.h; o++) {
    const x = (o % box.w) + box.x0 - left
    const y = ((o / box.w) | 0) + box.y0 - top
    for (let k = 0; k < 4; k++)
      addTap(L, (x + (k & 1 ? 0.75 : 0.25)) / scale - 0.5, (y + (k & 2 ? 0.75 : 0.25)) / scale - 0.5, into, o)
  }
  return into
}

/**
 * Strengths from 0 to 1. `near`: contact shadow. `far`: soft shadow of cloth that lies or hangs. `floor`: shadow of a
 * standing item on its floor.
 */
export type Shade = { near: number; far: number; floor: number }
export const LYING: Shade = { near: 0.5, far: 0.46, floor: 0 }
export const STANDING: Shade = { near: 0, far: 0, floor: 1 }

function floorShade(L: Layer, x: number, y: number, strength: number): number {
  let s = 1
  if (strength)
    for (const f of L.floor ?? [])
      s *= 1 - strength * f.k * Math.exp(-(((x - f.x) / f.rx) ** 2) - ((y - f.y) / f.ry) ** 2)
  return s
}

/** Draws a painted sheet with its shadow on the canvas. */
export function place(cv: Canvas, L: Layer, { cx, cy, scale }: Spot, shade: Shade): void {
  const left = cx - 450 * scale
  const top = cy - 562.5 * scale
  const x0 = Math.max(0, Math.floor(left) - 60)
  const y0 = Math.max(0, Math.floor(top) - 60)
  const w = Math.min(cv.w, Math.ceil(left + W * scale) + 110) - x0
  const h = Math.min(cv.h, Math.ceil(top + H * scale) + 110) - y0
  if (w <= 0 || h <= 0) return
  const { C, A } = sample(L, { x0, y0, w, h }, left, top, scale)
  const near = boxBlur(A, w, h, 3, 3)
  const far = boxBlur(A, w, h, 17, 3)
  for (let o = 0; o < w * h; o++) {
    const x = o % w
    const y = (o / w) | 0
    const g = ((y + y0) * cv.w + x + x0) * 3
    let s = 1 - shade.near * floatAt(near, Math.max(0, y - 4) * w + Math.max(0, x - 3))
    s *= 1 - shade.far * floatAt(far, Math.max(0, y - 16) * w + Math.max(0, x - 12))
    s *= floorShade(L, (x + x0 - left) / scale, (y + y0 - top) / scale, shade.floor)
    for (const c of CHANNELS)
      cv.C[g + c] =
        floatAt(cv.C, g + c) * (1 - floatAt(A, o)) * (s + (1 - s) * (0.05 - 0.015 * c)) + floatAt(C, o * 3 + c)
  }
}

/** Soft shadow of a standing piece on the wall behind it, far to its right, only above row `to`. */
export function throwShadow(cv: Canvas, L: Layer, { cx, cy, scale }: Spot, to: number): void {
  const f = 3
  const w = Math.ceil(cv.w / f)
  const h = Math.ceil(cv.h / f)
  const A = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const sx = Math.round(((i % w) * f - 140 - cx) / scale + 450)
    const sy = Math.round((((i / w) | 0) * f + 8 - cy) / scale + 562)
    if (sx >= 0 && sy >= 0 && sx < W && sy < H) A[i] = floatAt(L.cov, sy * W + sx)
  }
  const B = boxBlur(A, w, h, 8, 3)
  for (let y = 0; y < Math.min(cv.h, to); y++)
    for (let x = 0; x < cv.w; x++) {
      const m = 1 - 0.34 * floatAt(B, ((y / f) | 0) * w + ((x / f) | 0))
      const g = (y * cv.w + x) * 3
      cv.C[g] = floatAt(cv.C, g) * m
      cv.C[g + 1] = floatAt(cv.C, g + 1) * m
      cv.C[g + 2] = floatAt(cv.C, g + 2) * (m + (1 - m) * 0.06)
    }
}
