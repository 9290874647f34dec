import sharp from 'sharp'
import { addTo, floatAt } from '#engine/array-at'
import { bilinear } from '#engine/bilinear'
import { H, W } from '#engine/noise'
import type { Box } from '#engine/scene-types'

/** Box of a path on the sheet, `pad` px wider, cut at the sheet's edges. */
export const bboxOf = (d: string, pad: number): Box => {
  const n = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  let x0 = 1e9
  let y0 = 1e9
  let x1 = -1e9
  let y1 = -1e9
  for (let i = 0; i + 1 < n.length; i += 2) {
    x0 = Math.min(x0, n[i] ?? 0)
    x1 = Math.max(x1, n[i] ?? 0)
    y0 = Math.min(y0, n[i + 1] ?? 0)
    y1 = Math.max(y1, n[i + 1] ?? 0)
  }
  x0 = Math.max(0, Math.floor(x0 - pad))
  y0 = Math.max(0, Math.floor(y0 - pad))
  x1 = Math.min(W, Math.ceil(x1 + pad))
  y1 = Math.min(H, Math.ceil(y1 + pad))
  return { x0, y0, w: x1 - x0, h: y1 - y0 }
}

/** Size of a mask in pixels. */
export type Size = { w: number; h: number }

/** White-on-black SVG body drawn into a mask 0…1 of the box, `size` pixels large. */
export async function raster(body: string, b: Box, size: Size = b): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}" viewBox="${b.x0} ${b.y0} ${b.w} ${b.h}" preserveAspectRatio="none"><rect x="${b.x0}" y="${b.y0}" width="${b.w}" height="${b.h}" fill="#000"/>${body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const n = size.w * size.h
  const o = new Float32Array(n)
  for (let i = 0; i < n; i++) o[i] = (data[i * info.channels] ?? 0) / 255
  return o
}

function blurRows(a: Float32Array, t: Float32Array, w: number, h: number, r: number): void {
  const k = 1 / (2 * r + 1)
  for (let y = 0; y < h; y++) {
    const q = y * w
    let s = 0
    for (let i = -r; i <= r; i++) s += a[q + Math.max(0, Math.min(w - 1, i))] ?? 0
    for (let x = 0; x < w; x++) {
      t[q + x] = s * k
      const xa = Math.max(0, x - r)
      const xb = Math.min(w - 1, x + r + 1)
      s += (a[q + xb] ?? 0) - (a[q + xa] ?? 0)
    }
  }
}

function blurColumns(t: Float32Array, o: Float32Array, w: number, h: number, r: number): void {
  const k = 1 / (2 * r + 1)
  const col = new Float32Array(w)
  for (let i = -r; i <= r; i++) {
    const q = Math.max(0, Math.min(h - 1, i)) * w
    for (let x = 0; x < w; x++) col[x] = (col[x] ?? 0) + (t[q + x] ?? 0)
  }
  for (let y = 0; y < h; y++) {
    const q = y * w
    const qa = Math.max(0, y - r) * w
    const qb = Math.min(h - 1, y + r + 1) * w
    for (let x = 0; x < w; x++) {
      const s = col[x] ?? 0
      o[q + x] = s * k
      col[x] = s + ((t[qb + x] ?? 0) - (t[qa + x] ?? 0))
    }
  }
}

let scratch = new Float32Array(0)

/** Repeated box blur; with two or more passes similar to a Gaussian blur. `r`: radius in px, at least 1. */
export function boxBlur(src: Float32Array, w: number, h: number, r: number, passes = 2): Float32Array {
  // Reuse the buffer, because garbage collection of large short-lived buffers is expensive.
  if (scratch.length < w * h) scratch = new Float32Array(w * h)
  const t = scratch
  const o = new Float32Array(w * h)
  const radius = Math.max(1, Math.round(r))
  let a = src
  for (let p = 0; p < passes; p++) {
    blurRows(a, t, w, h, radius)
    blurColumns(t, o, w, h, radius)
    a = o
  }
  return o
}

/** A blur of two passes. Large ones are computed at half the resolution, because the difference is invisible. */
export function wideBlur(src: Float32Array, w: number, h: number, r: number): Float32Array {
  if (r < 8 || w * h < 20000) return boxBlur(src, w, h, r, 2)
  const sw = (w + 1) >> 1
  const sh = (h + 1) >> 1
  const small = new Float32Array(sw * sh)
  for (let y = 0; y < sh; y++) {
    const q = 2 * y * w
    const below = 2 * y + 1 < h ? q + w : q
    for (let x = 0; x < sw; x++) {
      const a = 2 * x
      const b = a + 1 < w ? a + 1 : a
      small[y * sw + x] =
        (floatAt(src, q + a) + floatAt(src, q + b) + floatAt(src, below + a) + floatAt(src, below + b)) * 0.25
    }
  }
  return doubled(boxBlur(small, sw, sh, r / 2, 2), sw, sh, w, h)
}

/**
 * Doubles a grid with bilinear interpolation: the centre of a new pixel is a quarter of a cell from that of an old one.
 */
function doubled(a: Float32Array, sw: number, sh: number, w: number, h: number): Float32Array {
  const o = new Float32Array(w * h)
  const row = new Float32Array(sw)
  for (let y = 0; y < h; y++) {
    const q = (y >> 1) * sw
    const other = Math.min(sh - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * sw
    for (let x = 0; x < sw; x++) row[x] = 0.75 * floatAt(a, q + x) + 0.25 * floatAt(a, other + x)
    for (let x = 0; x < w; x++) {
      const k = x >> 1
      o[y * w + x] = 0.75 * floatAt(row, k) + 0.25 * floatAt(row, Math.min(sw - 1, Math.max(0, k + (x & 1 ? 1 : -1))))
    }
  }
  return o
}

const DIAGONAL = Math.SQRT2

function sweep(d: Float32Array, w: number, h: number, dir: 1 | -1): void {
  const first = dir > 0 ? 1 : h - 2
  const last = dir > 0 ? h : -1
  const x0 = dir > 0 ? 1 : w - 2
  const x1 = dir > 0 ? w - 1 : 0
  for (let y = first; y !== last; y += dir)
    for (let x = x0; x !== x1; x += dir) {
      const i = y * w + x
      if (!d[i]) continue
      const up = i - dir * w
      d[i] = Math.min(
        d[i],
        floatAt(d, i - dir) + 1,
        floatAt(d, up) + 1,
        floatAt(d, up - dir) + DIAGONAL,
        floatAt(d, up + dir) + DIAGONAL,
      )
    }
}

/** Distance to the mask's edge in px, inside only (two chamfer sweeps, good enough for folds and seams). */
export function edt(M: Float32Array, w: number, h: number): Float32Array {
  const d = new Float32Array(w * h)
  for (let i = 0; i < d.length; i++) d[i] = floatAt(M, i) > 0.5 ? 1e4 : 0
  sweep(d, w, h, 1)
  sweep(d, w, h, -1)
  for (let i = 0; i < d.length; i++) if (floatAt(d, i) > 0) d[i] = Math.max(0, floatAt(d, i) - 1 + floatAt(M, i))
  return d
}

/** Enlarges a coarse grid, which has a margin of one cell on each side, with bilinear interpolation. */
function enlarge(u: Float32Array, sw: number, sh: number, w: number, h: number, f: number): Float32Array {
  const o = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const gy = (y + 0.5) / f + 0.5
    const yi = Math.min(sh - 2, Math.floor(gy))
    const fy = gy - yi
    for (let x = 0; x < w; x++) {
      const gx = (x + 0.5) / f + 0.5
      const xi = Math.min(sw - 2, Math.floor(gx))
      const fx = gx - xi
      const i = yi * sw + xi
      o[y * w + x] = bilinear(u, i, sw, fx, fy)
    }
  }
  return o
}

function coarseMask(M: Float32Array, w: number, h: number, f: number, sw: number, sh: number): Float32Array {
  const m = new Float32Array(sw * sh)
  // The outermost cells stay empty, so that every cell of the shape has four neighbours.
  for (let y = 1; y < sh - 1; y++)
    for (let x = 1; x < sw - 1; x++) {
      const X = Math.round((x - 0.5) * f)
      const Y = Math.round((y - 0.5) * f)
      if (X < w && Y < h && floatAt(M, Y * w + X) > 0.5) m[y * sw + x] = 1
    }
  return m
}

/** Solves Poisson's equation on a coarse mask by successive over-relaxation. */
function bulge(m: Float32Array, sw: number, sh: number): Float32Array {
  const u = new Float32Array(sw * sh)
  const cells = Array.from(m.keys()).filter((i) => floatAt(m, i) > 0)
  for (let it = 0; it < 140; it++)
    for (const i of cells)
      addTo(
        u,
        i,
        1.88 *
          (0.25 * (floatAt(u, i - 1) + floatAt(u, i + 1) + floatAt(u, i - sw) + floatAt(u, i + sw) + 1) -
            floatAt(u, i)),
      )
  return u
}

/** Pillow height of a shape in px, solved at 1/f resolution: part ellipse, part parabola. */
export function inflate(M: Float32Array, w: number, h: number, f = 6): Float32Array {
  const sw = Math.ceil(w / f) + 2
  const sh = Math.ceil(h / f) + 2
  const u = bulge(coarseMask(M, w, h, f, sw, sh), sw, sh)
  let vm = 1
  for (let i = 0; i < u.length; i++) {
    u[i] = Math.sqrt(Math.max(0, floatAt(u, i)) * 2) * f
    vm = Math.max(vm, floatAt(u, i))
  }
  for (let i = 0; i < u.length; i++) u[i] = 0.4 * floatAt(u, i) + (0.75 * floatAt(u, i) * floatAt(u, i)) / vm
  return boxBlur(enlarge(u, sw, sh, w, h, f), w, h, Math.round(f * 1.1), 3)
}
