import { clamp, H } from '@/mock-backend/studio/engine/noise'
import { boxBlur } from '@/mock-backend/studio/engine/raster'
import type { Light, Material, Panel } from '@/mock-backend/studio/engine/scene-types'

type Vector = [number, number, number]
const unit = ([x, y, z]: Vector): Vector => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}
// one window high on the left, a pale wall on the right
const KEY = unit([-0.55, -0.62, 0.72])
const FILL = unit([0.85, -0.05, 0.45])

/** How far the cloth towards the window rises above the line of light that reaches cell x, y. */
function riseTowardsWindow(z: Float32Array, sw: number, x: number, y: number): number {
  const own = z[y * sw + x]
  let rise = 0
  for (let k = 1; k <= 9; k++) {
    const X = Math.round(x - 0.664 * k)
    const Y = Math.round(y - 0.748 * k)
    if (X < 0 || Y < 0) break
    rise = Math.max(rise, z[Y * sw + X] - own - k * 3 * 0.62)
  }
  return rise
}

type Cells = { sw: number; sh: number; f: number }

/** Shadow that folds throw on their own cloth: a march towards the window at a cell of `f` px. */
function foldShadow(h: Float32Array, w: number, ht: number, f: number): Float32Array {
  const sw = Math.ceil(w / f)
  const sh = Math.ceil(ht / f)
  const half = (f / 2) | 0
  const z = new Float32Array(sw * sh)
  for (let y = 0; y < sh; y++)
    for (let x = 0; x < sw; x++) z[y * sw + x] = h[Math.min(ht - 1, y * f + half) * w + Math.min(w - 1, x * f + half)]
  const o = z.map((_, i) => {
    const rise = riseTowardsWindow(z, sw, i % sw, (i / sw) | 0)
    return rise / (rise + 4)
  })
  return cellsToFull(boxBlur(o, sw, sh, 1, 2), { sw, sh, f }, w, ht)
}

function cellsToFull(b: Float32Array, { sw, sh, f }: Cells, w: number, h: number): Float32Array {
  const half = (f / 2) | 0
  const o = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const gx = clamp((x - half) / f, 0, sw - 1.001)
      const gy = clamp((y - half) / f, 0, sh - 1.001)
      const xi = gx | 0
      const yi = gy | 0
      const fx = gx - xi
      const fy = gy - yi
      const i = yi * sw + xi
      const r = xi + 1 < sw ? 1 : 0
      const d = yi + 1 < sh ? sw : 0
      o[y * w + x] = (b[i] * (1 - fx) + b[i + r] * fx) * (1 - fy) + (b[i + d] * (1 - fx) + b[i + d + r] * fx) * fy
    }
  return o
}

/** Darkening of hollows: how far a pixel lies below its blurred surroundings, faded near the silhouette. */
function occlusion(P: Panel, strength: number, near: number): Float32Array {
  const { w, h, M, hgt, dist } = P
  const b1 = boxBlur(hgt, w, h, 5 * near, 2)
  const b2 = boxBlur(hgt, w, h, 16 * near, 2)
  const o = new Float32Array(w * h)
  for (let i = 0; i < o.length; i++) {
    if (M[i] <= 0.002) continue
    const deep = Math.max(0, b1[i] - hgt[i]) * 0.085 + Math.max(0, b2[i] - hgt[i]) * 0.03
    const e = clamp(dist[i] / 10)
    o[i] = Math.exp(-deep * strength * (0.3 + 0.7 * e * e * (3 - 2 * e)))
  }
  return o
}

/** Two soft boxes seen in a glossy surface. */
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

/** Height and fine height together, and how much of the key light folds let through. */
type Surface = { z: Float32Array; lit: Float32Array | null; strength: number; near: number }

function surfaceOf(P: Panel, mat: Material, flat: boolean, near: number): Surface {
  const { w, h, hgt, bump } = P
  const z = bump ? hgt.map((height, i) => height + bump[i]) : hgt
  const lit = w * h > 9000 && !flat ? foldShadow(hgt, w, h, Math.round(3 * near)) : null
  return { z, lit, strength: mat.cast ?? 0.5, near }
}

/** A slope needs neighbours: the outermost pixels take over what lies beside them, or a picture's rim would be dark. */
function closeBorder(a: Float32Array, w: number, h: number): void {
  for (let y = 0; y < h; y++) {
    a[y * w] = a[y * w + 1]
    a[y * w + w - 1] = a[y * w + w - 2]
  }
  a.copyWithin(0, w, 2 * w)
  a.copyWithin((h - 1) * w, (h - 2) * w, (h - 1) * w)
}

function bakePixel(P: Panel, mat: Material, s: Surface, light: Light, i: number): void {
  const { w } = P
  const bx = (s.z[i + 1] - s.z[i - 1]) * 0.5 * s.near
  const by = (s.z[i + w] - s.z[i - w]) * 0.5 * s.near
  const nz = 1 / Math.sqrt(1 + bx * bx + by * by)
  const nx = -bx * nz
  const ny = -by * nz
  const lit = s.lit ? 1 - s.strength * s.lit[i] : 1
  const falloff = 1.07 - (0.14 * (((i / w) | 0) + P.y0)) / H
  light.diff[i] = diffuse(nx, ny, nz, mat.wrap ?? 0.22, lit) * falloff
  if (P.aux) light.occ[i] *= P.aux[i]
  light.rim[i] = (1 - nz) * (1 - nz) * 0.9 + 0.25 * (1 - nz)
  if (light.spec) light.spec[i] = gloss(mat, nx, ny, nz) * light.occ[i] * lit
}

/**
 * Light on a height field: diffuse, occlusion, rim and gloss per pixel. `flat` panels catch no shade of their own; `near`
 * is how many pixels a sheet px has.
 */
export function bake(P: Panel, mat: Material, flat: boolean, near = 1): Light {
  const { w, h, M } = P
  const n = w * h
  const light: Light = {
    diff: new Float32Array(n),
    occ: flat ? new Float32Array(n).fill(1) : occlusion(P, mat.ao ?? 1, near),
    rim: new Float32Array(n),
    spec: mat.sx === undefined ? null : new Float32Array(n),
  }
  const surface = surfaceOf(P, mat, flat, near)
  for (let y = 1; y < h - 1; y++)
    for (let i = y * w + 1; i < y * w + w - 1; i++) if (M[i] > 0.002) bakePixel(P, mat, surface, light, i)
  for (const a of [light.diff, light.rim, light.spec]) if (a) closeBorder(a, w, h)
  return light
}
