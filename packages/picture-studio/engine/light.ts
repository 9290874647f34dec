import { floatAt, intAt } from '#engine/array-at'
import { clamp, H } from '#engine/noise'
import { boxBlur, wideBlur } from '#engine/raster'
import type { Light, Material, Panel } from '#engine/scene-types'

type Vector = [number, number, number]
const unit = ([x, y, z]: Vector): Vector => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}
// Key light: a window high on the left. Fill light: a pale wall on the right.
const KEY = unit([-0.55, -0.62, 0.72])
const FILL = unit([0.85, -0.05, 0.45])

/** Height by which the cloth towards the window exceeds the light ray to cell x, y. */
function riseTowardsWindow(z: Float32Array, sw: number, x: number, y: number, fall: number): number {
  const own = floatAt(z, y * sw + x)
  let rise = 0
  for (let k = 1; k <= 9; k++) {
    const X = Math.round(x - 0.664 * k)
    const Y = Math.round(y - 0.748 * k)
    if (X < 0 || Y < 0) break
    rise = Math.max(rise, floatAt(z, Y * sw + X) - own - k * fall)
  }
  return rise
}

type Cells = { b: Float32Array; sw: number; sh: number; f: number }

/** Shadows of folds on their own cloth, in cells of about 3 sheet px, by ray marching towards the window. */
function foldShadow({ hgt: h, w, h: ht, near = 1 }: Panel): Cells {
  const f = Math.max(1, Math.round(3 * near))
  const fall = (f / near) * 0.62
  const sw = Math.ceil(w / f)
  const sh = Math.ceil(ht / f)
  const half = (f / 2) | 0
  const z = new Float32Array(sw * sh)
  for (let y = 0; y < sh; y++)
    for (let x = 0; x < sw; x++)
      z[y * sw + x] = floatAt(h, Math.min(ht - 1, y * f + half) * w + Math.min(w - 1, x * f + half))
  const o = z.map((_, i) => {
    const rise = riseTowardsWindow(z, sw, i % sw, (i / sw) | 0, fall)
    return rise / (rise + 4)
  })
  return { b: boxBlur(o, sw, sh, 1, 2), sw, sh, f }
}

/** The value at a pixel, interpolated between the four cells around it. */
function cellAt({ b, sw, sh, f }: Cells, x: number, y: number): number {
  const half = (f / 2) | 0
  const gx = clamp((x - half) / f, 0, sw - 1.001)
  const gy = clamp((y - half) / f, 0, sh - 1.001)
  const xi = gx | 0
  const yi = gy | 0
  const fx = gx - xi
  const fy = gy - yi
  const i = yi * sw + xi
  const r = xi + 1 < sw ? 1 : 0
  const d = yi + 1 < sh ? sw : 0
  return (
    (floatAt(b, i) * (1 - fx) + floatAt(b, i + r) * fx) * (1 - fy) +
    (floatAt(b, i + d) * (1 - fx) + floatAt(b, i + d + r) * fx) * fy
  )
}

/** Ambient occlusion: how far a pixel is below its blurred surroundings, reduced near the silhouette. */
function occlusion({ w, h, hgt, dist }: Panel, strength: number, near: number, at: Int32Array): Float32Array {
  const b1 = boxBlur(hgt, w, h, 5 * near, 2)
  const b2 = wideBlur(hgt, w, h, 16 * near)
  const o = new Float32Array(at.length)
  for (let j = 0; j < o.length; j++) {
    const i = intAt(at, j)
    const deep =
      Math.max(0, floatAt(b1, i) - floatAt(hgt, i)) * 0.085 + Math.max(0, floatAt(b2, i) - floatAt(hgt, i)) * 0.03
    const e = clamp(floatAt(dist, i) / 10)
    o[j] = Math.exp(-deep * strength * (0.3 + 0.7 * e * e * (3 - 2 * e)))
  }
  return o
}

/** Reflection of two soft boxes in a glossy surface. */
function gloss(mat: Material, nx: number, ny: number, nz: number): number {
  const sx = mat.sx ?? 0.5
  const sy = mat.sy ?? 0.8
  const rx = 2 * nz * nx
  const ry = 2 * nz * ny
  const e1 = Math.exp(-(((rx + 0.5) / sx) ** 2) - ((ry + 0.45) / sy) ** 2)
  const e2 = Math.exp(-(((rx - 0.72) / (sx * 0.7)) ** 2) - ((ry + 0.15) / sy) ** 2)
  const fresnel = mat.f0 === undefined ? 1 : mat.f0 + (1 - mat.f0) * (1 - nz) ** 4
  return (e1 + 0.45 * e2) * fresnel
}

function diffuse(nx: number, ny: number, nz: number, wrap: number, lit: number): number {
  const d1 = Math.max(0, (nx * KEY[0] + ny * KEY[1] + nz * KEY[2] + wrap) / (1 + wrap))
  const d2 = Math.max(0, (nx * FILL[0] + ny * FILL[1] + nz * FILL[2] + 0.5) / 1.5)
  return 0.2 * (0.82 - 0.35 * ny) * (0.5 + 0.5 * nz) + 0.9 * d1 ** 1.3 * lit + 0.15 * d2
}

/** Factor of the light: lower in hollows between folds and in the pits of the surface (`aux`). */
function shadeOf(P: Panel, mat: Material, flat: boolean, at: Int32Array): Float32Array {
  const o = flat ? new Float32Array(at.length).fill(1) : occlusion(P, mat.ao ?? 1, P.near ?? 1, at)
  if (P.aux) for (let j = 0; j < o.length; j++) o[j] = floatAt(o, j) * floatAt(P.aux, intAt(at, j))
  return o
}

const slope = (hgt: Float32Array, bump: Float32Array | null, i: number, step: number): number =>
  (floatAt(hgt, i + step) - floatAt(hgt, i - step) + (bump ? floatAt(bump, i + step) - floatAt(bump, i - step) : 0)) *
  0.5

/**
 * Computes the light on the pixels `at` of a height field: diffuse, occlusion, rim and gloss, one value each. `flat`
 * panels have no shadows of their own. `height`: height of the sheet in pixels. Pixels at the edge use the slope of
 * their neighbours.
 */
export function bake(P: Panel, mat: Material, flat: boolean, at: Int32Array, height = H): Light {
  const { w, h, hgt, bump, near = 1 } = P
  const n = at.length
  const diff = new Float32Array(n)
  const rim = new Float32Array(n)
  const occ = shadeOf(P, mat, flat, at)
  const spec = mat.sx === undefined ? null : new Float32Array(n)
  const cast = w * h > 9000 * Math.min(1, near) ** 2 && !flat ? foldShadow(P) : null
  const { cast: strength = 0.5, wrap = 0.22 } = mat
  for (let j = 0; j < n; j++) {
    const x = intAt(at, j) % w
    const y = (intAt(at, j) / w) | 0
    const i = clamp(y, 1, h - 2) * w + clamp(x, 1, w - 2)
    const bx = slope(hgt, bump, i, 1) * near
    const by = slope(hgt, bump, i, w) * near
    const nz = 1 / Math.sqrt(1 + bx * bx + by * by)
    const lit = cast ? 1 - strength * cellAt(cast, x, y) : 1
    diff[j] = diffuse(-bx * nz, -by * nz, nz, wrap, lit) * (1.07 - (0.14 * (y + P.y0)) / height)
    rim[j] = (1 - nz) * (1 - nz) * 0.9 + 0.25 * (1 - nz)
    if (spec) spec[j] = gloss(mat, -bx * nz, -by * nz, nz) * floatAt(occ, j) * lit
  }
  return { diff, occ, rim, spec }
}
