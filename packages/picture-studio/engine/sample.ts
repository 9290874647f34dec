import { floatAt, intAt } from '#engine/array-at'
import { clamp } from '#engine/noise'
import type { Box, Panel } from '#engine/scene-types'

/** Part of the sheet that fills a whole picture: its upper left corner in sheet px, and its magnification. */
export type Crop = { x0: number; y0: number; scale: number }

/** Interpolates one channel of a panel at every pixel of a box of the picture. */
export type Sampler = (from: Float32Array) => Float32Array

/**
 * For every picture pixel along one axis: the panel pixel before it (`at`), and the fraction of a pixel from there
 * (`part`).
 */
function axis(count: number, from: number, scale: number, size: number): { at: Int32Array; part: Float32Array } {
  const at = new Int32Array(count)
  const part = new Float32Array(count)
  for (let k = 0; k < count; k++) {
    const v = clamp(from + (k + 0.5) / scale - 0.5, 0, size - 1.001)
    at[k] = v | 0
    part[k] = v - (v | 0)
  }
  return { at, part }
}

/** Interpolates channels of a panel bilinearly. */
export function linearly(P: Panel, b: Box, { x0, y0, scale }: Crop): Sampler {
  const X = axis(b.w, x0 + b.x0 / scale - P.x0, scale, P.w)
  const Y = axis(b.h, y0 + b.y0 / scale - P.y0, scale, P.h)
  return (from) => {
    const o = new Float32Array(b.w * b.h)
    const row = new Float32Array(P.w)
    for (let y = 0, n = 0; y < b.h; y++) {
      const fy = floatAt(Y.part, y)
      const q = intAt(Y.at, y) * P.w
      for (let x = intAt(X.at, 0); x <= intAt(X.at, b.w - 1) + 1; x++)
        row[x] = floatAt(from, q + x) * (1 - fy) + floatAt(from, q + P.w + x) * fy
      for (let x = 0; x < b.w; x++, n++) {
        const i = intAt(X.at, x)
        o[n] = floatAt(row, i) + (floatAt(row, i + 1) - floatAt(row, i)) * floatAt(X.part, x)
      }
    }
    return o
  }
}

/** Cubic B-spline weights: four numbers for every position, one for each of the neighbouring values. */
function cubic(part: Float32Array): Float32Array {
  const o = new Float32Array(part.length * 4)
  for (let k = 0; k < part.length; k++) {
    const t = floatAt(part, k)
    const t2 = t * t
    const t3 = t2 * t
    o[k * 4] = (-t3 + 3 * t2 - 3 * t + 1) / 6
    o[k * 4 + 1] = (3 * t3 - 6 * t2 + 4) / 6
    o[k * 4 + 2] = (-3 * t3 + 3 * t2 + 3 * t + 1) / 6
    o[k * 4 + 3] = t3 / 6
  }
  return o
}

/** Interpolates one row at the picture's columns, with the weights `k`. */
function smoothRow(from: Float32Array, q: number, at: Int32Array, k: Float32Array, to: Float32Array, o: number): void {
  const last = at.length
  for (let x = 0, c = 0; x < last; x++, c += 4) {
    const i = q + intAt(at, x)
    const before = intAt(at, x) > 0 ? i - 1 : i
    const after = intAt(at, x) + 2 < from.length - q ? i + 2 : i + 1
    to[o + x] =
      floatAt(k, c) * floatAt(from, before) +
      floatAt(k, c + 1) * floatAt(from, i) +
      floatAt(k, c + 2) * floatAt(from, i + 1) +
      floatAt(k, c + 3) * floatAt(from, after)
  }
}

/** Interpolates heights with cubic B-splines. Bilinear interpolation has kinks, which light would show as facets. */
export function smoothly(P: Panel, b: Box, { x0, y0, scale }: Crop): Sampler {
  const X = axis(b.w, x0 + b.x0 / scale - P.x0, scale, P.w)
  const Y = axis(b.h, y0 + b.y0 / scale - P.y0, scale, P.h)
  const across = cubic(X.part)
  const down = cubic(Y.part)
  const first = Math.max(0, intAt(Y.at, 0) - 1)
  const last = Math.min(P.h - 1, intAt(Y.at, b.h - 1) + 2)
  return (from) => {
    const rows = new Float32Array(b.w * (last - first + 1))
    for (let y = first; y <= last; y++) smoothRow(from, y * P.w, X.at, across, rows, (y - first) * b.w)
    const o = new Float32Array(b.w * b.h)
    for (let y = 0, n = 0; y < b.h; y++) {
      const r1 = (intAt(Y.at, y) - first) * b.w
      const r0 = Math.max(0, r1 - b.w)
      const r2 = r1 + b.w
      const r3 = Math.min(rows.length - b.w, r2 + b.w)
      const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = down.subarray(y * 4, y * 4 + 4)
      for (let x = 0; x < b.w; x++, n++)
        o[n] =
          k0 * floatAt(rows, r0 + x) +
          k1 * floatAt(rows, r1 + x) +
          k2 * floatAt(rows, r2 + x) +
          k3 * floatAt(rows, r3 + x)
    }
    return o
  }
}
