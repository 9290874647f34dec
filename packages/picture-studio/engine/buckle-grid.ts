import { addTo, floatAt, intAt, itemAt } from '#engine/array-at'
import { bilinear } from '#engine/bilinear'
import { sheetBox } from '#engine/density'
import { liveSpan } from '#engine/live-tiles'
import { noise } from '#engine/noise'
import type { Panel } from '#engine/scene-types'

/**
 * For a point of the sheet, writes to `o` the direction of compression (radians; folds run across it) and the slack (0
 * to 0.15).
 */
export type FoldField = (x: number, y: number, o: [number, number]) => void

export type BuckleGrid = {
  /** Side of a cell in sheet px; columns; rows. */
  f: number
  sw: number
  sh: number
  /** Per row: first cell near the panel's mask, and the cell after the last one. */
  from: Int32Array
  to: Int32Array
  /** Heights, relaxed in place. */
  z: Float32Array
  angle: Float32Array
  slack: Float32Array
  /** Target height difference of the edges in each of the four directions. */
  targets: Float32Array[]
}

const DIRECTIONS = [0, Math.PI / 2, Math.PI / 4, -Math.PI / 4]

function spansOf(P: Panel, f: number, sw: number, sh: number): Pick<BuckleGrid, 'from' | 'to'> {
  const from = new Int32Array(sh)
  const to = new Int32Array(sh)
  const cell = f * (P.near ?? 1)
  for (let y = 0; y < sh; y++) {
    const [a, b] = liveSpan(P, Math.min(P.h - 1, Math.round(y * cell)))
    from[y] = Math.max(0, Math.floor(a / cell))
    to[y] = a < b ? Math.min(sw, Math.ceil(b / cell) + 1) : intAt(from, y)
  }
  return { from, to }
}

/**
 * Samples the field on a coarse grid and converts its slack to target height differences: L·√(2·slack) along each edge.
 */
export function buckleGrid(P: Panel, f: number, field: FoldField, seed: number, along: number): BuckleGrid {
  const { x0, y0, w, h } = sheetBox(P, P.near ?? 1)
  const sw = Math.ceil(w / f) + 1
  const sh = Math.ceil(h / f) + 1
  const N = sw * sh
  const angle = new Float32Array(N)
  const slack = new Float32Array(N)
  const targets = DIRECTIONS.map(() => new Float32Array(N))
  const lengths = [f, f, f * Math.SQRT2, f * Math.SQRT2]
  const out: [number, number] = [0, 0]
  const { from, to } = spansOf(P, f, sw, sh)
  for (let y = 0; y < sh; y++)
    for (let x = intAt(from, y); x < intAt(to, y); x++) {
      const i = y * sw + x
      const X = Math.min(w - 1, x * f) + x0
      const Y = Math.min(h - 1, y * f) + y0
      field(X, Y, out)
      angle[i] = out[0] + 0.5 * noise(X / 110, Y / 110, seed + 60)
      slack[i] = Math.max(0, out[1]) * (0.55 + 0.75 * Math.max(0, 0.5 + noise(X / 85, Y / 85, seed + 20)))
      for (let k = 0; k < 4; k++) {
        const c = Math.cos((DIRECTIONS[k] ?? 0) - angle[i])
        const c2 = c * c
        itemAt(targets, k)[i] = Math.sqrt(2 * slack[i] * (c2 * c2 + along * (1 - c2))) * (lengths[k] ?? 0)
      }
    }
  return { f, sw, sh, from, to, z: new Float32Array(N), angle, slack, targets }
}

type Smear = { lam: number; steps: number; seed: number }

/** Weighted sum of the noise along a fold, from a cell to one side; near steps have higher weights. */
function walk(g: BuckleGrid, P: Panel, { lam, steps, seed }: Smear, x: number, y: number, sign: number): number {
  const { sw, sh, f } = g
  const { x0, y0 } = sheetBox(P, P.near ?? 1)
  let px = x
  let py = y
  let sum = 0
  for (let k = 0; k < steps; k++) {
    const ix = Math.min(sw - 1, Math.max(0, px)) | 0
    const iy = Math.min(sh - 1, Math.max(0, py)) | 0
    const th = floatAt(g.angle, iy * sw + ix)
    sum += (1 - k / steps) * noise((px * f + x0) / lam, (py * f + y0) / lam, seed)
    px -= sign * Math.sin(th) * 1.5
    py += sign * Math.cos(th) * 1.5
  }
  return sum
}

/** Sets initial heights: noise smeared along the folds (line integral convolution), so that folds follow the field. */
export function seedBuckles(g: BuckleGrid, P: Panel, lam: number, stretch: number, seed: number): void {
  const steps = Math.max(2, Math.round((lam * stretch * 0.5) / (g.f * 1.5)))
  const smear = { lam, steps, seed }
  for (let y = 0; y < g.sh; y++)
    for (let x = intAt(g.from, y); x < intAt(g.to, y); x++) {
      const i = y * g.sw + x
      const sum = walk(g, P, smear, x, y, -1) + walk(g, P, smear, x, y, 1)
      g.z[i] = (lam * 0.75 * Math.sqrt(2 * floatAt(g.slack, i)) * sum) / (steps + 1)
    }
}

type Edges = { offset: number; stiff: number; y0: number; y1: number }

/** The four edge directions of the grid: right, down, and both diagonals. */
const edgesOf = ({ sw, sh }: BuckleGrid): Edges[] => [
  { offset: 1, stiff: 0.5, y0: 0, y1: sh },
  { offset: sw, stiff: 0.5, y0: 0, y1: sh - 1 },
  { offset: sw + 1, stiff: 0.3, y0: 0, y1: sh - 1 },
  { offset: 1 - sw, stiff: 0.3, y0: 1, y1: sh },
]

function pushEdges({ sw, from, to, z, targets }: BuckleGrid, k: number, edges: Edges): void {
  const { offset, stiff, y0, y1 } = edges
  const target = itemAt(targets, k)
  for (let y = y0; y < y1; y++)
    for (let i = y * sw + intAt(from, y); i < y * sw + intAt(to, y) - 1; i++) {
      const d = floatAt(z, i + offset) - floatAt(z, i)
      const t = floatAt(target, i)
      const q = d >= 0 ? t - d : -t - d
      const move = q * (Math.abs(d) > t ? 0.9 : 0.34) * stiff * 0.5
      z[i] = floatAt(z, i) - move
      addTo(z, i + offset, move)
    }
}

/** Relaxes the heights: each round moves edges towards their targets, then smooths the surface by `bend`. */
export function relaxBuckles(g: BuckleGrid, iters: number, bend: number): void {
  const { sw, sh, from, to, z } = g
  const edges = edgesOf(g)
  const t = new Float32Array(z.length)
  for (let it = 0; it < iters; it++) {
    edges.forEach((e, k) => {
      pushEdges(g, k, e)
    })
    for (let y = 1; y < sh - 1; y++)
      for (let i = y * sw + Math.max(1, intAt(from, y)); i < y * sw + Math.min(sw, intAt(to, y)) - 1; i++) {
        t[i] =
          floatAt(z, i) +
          bend *
            ((floatAt(z, i - 1) + floatAt(z, i + 1) + floatAt(z, i - sw) + floatAt(z, i + sw)) * 0.25 - floatAt(z, i))
      }
    for (let y = 1; y < sh - 1; y++) {
      const a = y * sw + Math.max(1, intAt(from, y))
      const b = y * sw + Math.min(sw, intAt(to, y)) - 1
      if (a < b) z.set(t.subarray(a, b), a)
    }
  }
}

/** The grid's heights at every pixel of the panel. */
export function buckleHeights(g: BuckleGrid, w: number, h: number, near = 1): Float32Array {
  const { sw, sh, z } = g
  const f = g.f * near
  const o = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const yi = Math.min(sh - 2, (y / f) | 0)
    const fy = y / f - yi
    for (let x = 0; x < w; x++) {
      const xi = Math.min(sw - 2, (x / f) | 0)
      const fx = x / f - xi
      const i = yi * sw + xi
      o[y * w + x] = bilinear(z, i, sw, fx, fy)
    }
  }
  return o
}
