import { floatAt, intAt } from '#engine/array-at'
import { sheetSize, toSheet } from '#engine/density'
import { bake } from '#engine/light'
import { clamp, ss, W } from '#engine/noise'
import { boxBlur, wideBlur } from '#engine/raster'
import type { Baked, Box, BuiltPanel, Light, PaintSource, Scene, Shadow, Visible } from '#engine/scene-types'

/** Per pixel: transmittance of the panels so far (`T`) and light left by their shadows (`D`). */
type Sheet = { w: number; h: number; T: Float32Array; D: Float32Array }

const THIN = 0.002
const SEEN = 0.004

/** Indexes of the panel's pixels that are visible through the panels above. */
function seenPixels(P: BuiltPanel, T: Float32Array, across: number): Int32Array {
  const { w, h, M } = P
  const found = new Int32Array(w * h)
  let n = 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (floatAt(M, i) > THIN && floatAt(T, (y + P.y0) * across + x + P.x0) * floatAt(M, i) > SEEN) found[n++] = i
    }
  return found.slice(0, n)
}

const pick = (from: Float32Array, at: Int32Array): Float32Array => {
  const o = new Float32Array(at.length)
  for (let j = 0; j < at.length; j++) o[j] = floatAt(from, intAt(at, j))
  return o
}

const restX = (P: BuiltPanel, at: Int32Array): Float32Array =>
  P.RX ? pick(P.RX, at) : Float32Array.from(at, (i) => toSheet((i % P.w) + P.x0, P.near ?? 1))
const restY = (P: BuiltPanel, at: Int32Array): Float32Array =>
  P.RY ? pick(P.RY, at) : Float32Array.from(at, (i) => toSheet(((i / P.w) | 0) + P.y0, P.near ?? 1))

const keptOf = (P: BuiltPanel, at: Int32Array): PaintSource => ({
  x: restX(P, at),
  y: restY(P, at),
  dist: pick(P.dist, at),
  hgt: pick(P.hgt, at),
  bl: P.bl ? pick(P.bl, at) : new Float32Array(at.length),
})

const NONE = new Float32Array(0)
const DARK: Light = { diff: NONE, occ: NONE, rim: NONE, spec: null }

function visible(P: BuiltPanel, { T, D, w: across, h }: Sheet): Visible {
  const at = seenPixels(P, T, across)
  const idx = new Int32Array(at.length)
  const wt = new Float32Array(at.length)
  for (let j = 0; j < at.length; j++) {
    const i = intAt(at, j)
    const g = (((i / P.w) | 0) + P.y0) * across + (i % P.w) + P.x0
    idx[j] = g
    wt[j] = floatAt(T, g) * floatAt(P.M, i) * floatAt(D, g)
  }
  const kept = P.keep ? keptOf(P, at) : null
  const light = at.length ? bake(P, P.mat, P.flat, at, h) : DARK
  return {
    look: P.look,
    n: at.length,
    idx,
    wt,
    diff: light.diff,
    ao: light.occ,
    rim: light.rim,
    spec: light.spec,
    u: P.tex && P.u ? pick(P.u, at) : null,
    v: P.tex && kept ? kept.y.map((y, j) => y + floatAt(kept.hgt, j) * 0.35) : null,
    kept,
  }
}

/** Whether anything below a box is visible. */
export function isOpen({ x0, y0, w, h }: Box, T: Float32Array, across = W): boolean {
  for (let y = y0; y < y0 + h; y++)
    for (let g = y * across + x0; g < y * across + x0 + w; g++) if (floatAt(T, g) > SEEN) return true
  return false
}

function dim({ w, h, x0, y0, M }: BuiltPanel, { T, w: across }: Sheet): void {
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = (y + y0) * across + x + x0
      T[at] = floatAt(T, at) * (1 - floatAt(M, y * w + x))
    }
}

/** Share of a contact shadow that remains at pixel `i`, whose heights at rest are `RY`. */
const strengthAt = ({ from }: Shadow, RY: Float32Array | null, i: number): number =>
  from === undefined || !RY ? 1 : ss(from, from + 70, floatAt(RY, i))

/** Adds a panel's contact shadow to the pixels where something below is still visible. */
function castShadow({ w, h, x0, y0, M, RY }: BuiltPanel, sh: Shadow, { T, D, w: across }: Sheet): void {
  const s1 = boxBlur(M, w, h, sh.r, 2)
  const s2 = sh.k2 ? wideBlur(M, w, h, sh.r2) : null
  for (let y = 0; y < h; y++) {
    const nearRow = clamp(y - sh.dy, 0, h - 1) * w
    const farRow = clamp(y - sh.dy * 2, 0, h - 1) * w
    for (let x = 0; x < w; x++) {
      const at = (y + y0) * across + x + x0
      if (floatAt(T, at) <= SEEN) continue
      const near = floatAt(s1, nearRow + clamp(x - sh.dx, 0, w - 1))
      const far = s2 ? floatAt(s2, farRow + clamp(x - sh.dx * 2, 0, w - 1)) : 0
      const k = strengthAt(sh, RY, y * w + x)
      D[at] = floatAt(D, at) * ((1 - k * sh.k * near) * (1 - k * sh.k2 * far))
    }
  }
}

/** Reduces the transmittance by a panel and adds its contact shadow. */
function cover(P: BuiltPanel, sheet: Sheet): void {
  dim(P, sheet)
  if (P.shadow && isOpen(P, sheet.T, sheet.w)) castShadow(P, P.shadow, sheet)
}

/** Computes from top to bottom the visible pixels of each panel and their shadow, as compact lists. */
export function flatten(S: Scene): Baked {
  const { density } = S
  const { w, h } = sheetSize(density)
  const sheet: Sheet = { w, h, T: new Float32Array(w * h).fill(1), D: new Float32Array(w * h).fill(1) }
  const lists: Visible[] = []
  for (const P of S.panels.toReversed()) {
    lists.push(visible(P, sheet))
    cover(P, sheet)
  }
  return { lists, cov: sheet.T.map((t) => 1 - t), floor: S.opt?.floor ?? null, density }
}
