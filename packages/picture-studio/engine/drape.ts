import { addTo, doubleAt, floatAt, itemAt } from '#engine/array-at'
import { buckleGrid, buckleHeights, type FoldField, relaxBuckles, seedBuckles } from '#engine/buckle-grid'
import { toPixel, toSheet } from '#engine/density'
import { foldLine, nearest, segmentsNear } from '#engine/fold-line'
import { isLive } from '#engine/live-tiles'
import { clamp, fbm, lerp, noise, ss } from '#engine/noise'
import { G, tx, ty } from '#engine/paths'
import { boxBlur } from '#engine/raster'
import type { Box, Panel, Point, Points } from '#engine/scene-types'
import { addSlowly } from '#engine/slow-heights'

type Ground = Box & Partial<Pick<Panel, 'RX' | 'RY' | 'live' | 'near'>>
type At3 = (i: number, x: number, y: number) => void

function eachIn(
  { w, x0, y0, RX, RY, near = 1 }: Ground,
  f: At3,
  from: number,
  to: number,
  top: number,
  low: number,
): void {
  for (let y = top; y < low; y++)
    for (let x = from, i = y * w + from; x < to; x++, i++)
      if (RX && RY) f(i, floatAt(RX, i), floatAt(RY, i))
      else f(i, toSheet(x + x0, near), toSheet(y + y0, near))
}

/**
 * Calls `f` with the index and the position on the resting sheet of each pixel of a panel, except pixels far from its
 * mask.
 */
export function each(P: Ground, f: At3): void {
  const { live } = P
  if (!live) {
    eachIn(P, f, 0, P.w, 0, P.h)
    return
  }
  const { on, tw, side } = live
  for (let k = 0; k < on.length; k++) {
    if (!on[k]) continue
    const x = (k % tw) * side
    const y = ((k / tw) | 0) * side
    eachIn(P, f, x, Math.min(P.w, x + side), y, Math.min(P.h, y + side))
  }
}

/** Side of a tile in px when folds are drawn. */
const TILE = 16

type Reach = { x0: number; x1: number; y0: number; y1: number }

/** Pixels of the panel that lie within R of a line on the sheet. */
const reachOf = (P: Panel, c: Point[], R: number): Reach => {
  const k = P.near ?? 1
  const xs = c.map((q) => q[0])
  const ys = c.map((q) => q[1])
  return {
    x0: Math.max(P.x0, Math.floor(toPixel(Math.min(...xs) - R, k))),
    x1: Math.min(P.x0 + P.w - 1, Math.ceil(toPixel(Math.max(...xs) + R, k))),
    y0: Math.max(P.y0, Math.floor(toPixel(Math.min(...ys) - R, k))),
    y1: Math.min(P.y0 + P.h - 1, Math.ceil(toPixel(Math.max(...ys) + R, k))),
  }
}

/**
 * `w`, `w1`: width in px at the start and at the end. `amp`: height in px, negative for a groove. `t0`, `t1`: shares of
 * the length over which the fold fades at both ends. `skew`: difference between its sides (0: none). `valley`: depth of
 * the hollows beside it, relative to `amp`.
 */
export type FoldShape = {
  w?: number
  w1?: number
  amp?: number
  t0?: number
  t1?: number
  skew?: number
  valley?: number
  /** Largest random shift of the line from its points in px; small for seams. By default `G.fj`. */
  stray?: number
}

/** Adds one fold along a line: a ridge or a groove. */
export function fold(P: Panel, pts: Points, shape: FoldShape = {}): void {
  const { w = 18, t0 = 0.3, t1 = 0.3, skew = 0, valley = 0.35 } = shape
  const w1 = shape.w1 ?? w
  const stray = shape.stray ?? G.fj
  const line = foldLine(
    pts.map(([x = 0, y = 0]) => [tx(x) + stray * noise(x / 70, y / 70, 31), ty(y) + stray * noise(x / 70, y / 70, 37)]),
  )
  const wanted = shape.amp ?? 8
  // Grooves are seams with constant depth; the height of ridges varies.
  const amp =
    wanted < 0 ? wanted : wanted * (0.9 + 0.7 * noise(itemAt(line.c, 0)[0] / 30, itemAt(line.c, 0)[1] / 30, 41))
  const R = Math.max(w, w1) * 3.4
  const hit = new Float64Array(3)
  let among: Int32Array = new Int32Array()
  const heightAt = (x: number, y: number): number => {
    if (!nearest(line, among, x, y, R * R, hit)) return 0
    const along = doubleAt(hit, 1)
    const q = Math.sqrt(doubleAt(hit, 0)) / (lerp(w, w1, along) * (1 + (doubleAt(hit, 2) > 0 ? skew : -skew)))
    const faded = ss(0, t0, along) * ss(0, t1, 1 - along)
    const rim = 1 - doubleAt(hit, 0) / (R * R)
    return amp * faded * rim * rim * (Math.exp(-q * q) - valley * Math.exp((-q * q) / 3.2))
  }
  const k = P.near ?? 1
  const side = TILE / k
  const far = (R + side) ** 2
  // Skip tiles that are not near the line, because a long thin seam has a large box; in the others, skip far segments.
  const near = (x: number, y: number) => {
    if (!isLive(P, x - P.x0, y - P.y0, TILE)) return false
    among = segmentsNear(line, x / k + side / 2, y / k + side / 2, far)
    return among.length > 0
  }
  addHeights(P, reachOf(P, line.c, R), near, heightAt)
}

type At<T> = (x: number, y: number) => T

/**
 * Adds heights to the pixels of a region, in tiles. `near` gets the upper left pixel of a tile, `heightAt` a point of
 * the sheet.
 */
function addHeights(P: Panel, r: Reach, near: At<boolean>, heightAt: At<number>): void {
  const k = P.near ?? 1
  const addTile = (x0: number, y0: number) => {
    for (let y = y0; y <= Math.min(r.y1, y0 + TILE - 1); y++)
      for (let x = x0; x <= Math.min(r.x1, x0 + TILE - 1); x++) {
        addTo(P.hgt, (y - P.y0) * P.w + x - P.x0, heightAt(toSheet(x, k), toSheet(y, k)))
      }
  }
  for (let y = r.y0; y <= r.y1; y += TILE) for (let x = r.x0; x <= r.x1; x += TILE) if (near(x, y)) addTile(x, y)
}

/**
 * `cx`: middle. `n`: number of folds around the whole body. `amp`: depth in px; `min`: its share at y0. `pw`:
 * sharpness. `vary`: random shift of the start in px. `lean`: shift of x per px of y.
 */
export type Flare = {
  cx?: number
  y0: number
  y1: number
  hw: (y: number) => number
  n?: number
  amp?: number
  seed?: number
  pw?: number
  vary?: number
  min?: number
  lean?: number
}

/** Vertical folds of a skirt, deepening from y0 to y1 on a body `hw(y)` px wide to each side. */
export function flare(P: Panel, shape: Flare): void {
  const { cx = 450, y0, y1, hw, n = 16, amp = 14, pw = 1.3, vary = 140, min = 0, lean = 0 } = shape
  const seed = (shape.seed ?? 1) + G.ns
  addSlowly(P, (x, y) => {
    const t = clamp((x - cx - lean * (y - y0)) / hw(y), -1.05, 1.05)
    const th = Math.asin(clamp(t * 0.96, -1, 1))
    const p = th * n * 0.5 + 1.5 * noise(th * 2.1, y / 520, seed) + 0.7 * noise(th * 5, y / 900, seed + 2)
    const st = noise(th * n * 0.23, 0.3, seed + 7) * vary
    const A =
      amp *
      (min + (1 - min) * ss(y0 + st * 0.6, y1 + st, y) ** 1.2) *
      (0.62 + 0.5 * noise(th * n * 0.31, y / 700, seed + 4))
    const s = Math.sin(p)
    return A * ((s * s + 0.02) ** (pw * 0.5) - 0.5)
  })
}

export type Swell = { amp?: number; sx?: number; sy?: number; seed?: number; rot?: number }

/** Gentle waves of worn cloth, about sx × sy px large, turned by `rot` radians. */
export function soft(P: Panel, { amp = 6, sx = 90, sy = 160, seed = 1, rot = 0 }: Swell): void {
  const k = seed + G.ns
  const c = Math.cos(rot)
  const s = Math.sin(rot)
  const heightAt = (x: number, y: number): number => {
    const u = (x * c + y * s) / sx
    const v = (-x * s + y * c) / sy
    return amp * fbm(u + 0.4 * noise(u, v, k + 9), v, 2, k)
  }
  const isSlow = Math.abs(s) / sx + Math.abs(c) / sy < 1 / 45
  if (isSlow) addSlowly(P, heightAt)
  else
    each(P, (i, x, y) => {
      addTo(P.hgt, i, heightAt(x, y))
    })
}

/**
 * `f`: side of a grid cell in sheet px. `lam`: distance between folds in px; `stretch`: their length as a multiple of
 * it. `iters`: rounds of relaxation; `bend`: smoothing in each round. `along`: share of the slack along the folds.
 */
export type Buckle = {
  f?: number
  field: FoldField
  lam?: number
  stretch?: number
  iters?: number
  bend?: number
  seed?: number
  amp?: number
  along?: number
  /** Radius of the blur that rounds the folds, in grid cells: larger for silk, which does not crease. */
  round?: number
}

/** Folds of slack cloth, simulated on a coarse grid whose edges are slightly too long. */
export function buckle(P: Panel, shape: Buckle): void {
  const { f = 5, field, lam = 34, stretch = 4, iters = 90, bend = 0.16, amp = 1, along = 0.05, round = 0.5 } = shape
  const seed = (shape.seed ?? 1) + G.ns
  const grid = buckleGrid(P, f, field, seed, along)
  seedBuckles(grid, P, lam, stretch, seed)
  relaxBuckles(grid, iters, bend)
  const b = boxBlur(buckleHeights(grid, P.w, P.h, P.near), P.w, P.h, Math.round(f * round * (P.near ?? 1)), 2)
  for (let i = 0; i < b.length; i++) addTo(P.hgt, i, amp * floatAt(b, i))
}
