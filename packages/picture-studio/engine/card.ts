import { floatAt } from '#engine/array-at'
import { sheetSize, toSheet } from '#engine/density'
import { clamp, rng } from '#engine/noise'
import { boxBlur, type Size } from '#engine/raster'
import type { Extent, Layer, Rgb } from '#engine/scene-types'

const TONE = Float32Array.from({ length: 8192 }, (_, i) => {
  const light = (i + 0.5) / 4096
  const v = light < 0.7 ? light : 0.7 + (1 - Math.exp(-(light - 0.7) / 0.32)) * 0.3
  return (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 0.985 + 0.012
})

/** Maps linear light to display values from 0 to 1, compressing highlights above 0.7. */
export const tone = (v: number): number => floatAt(TONE, v <= 0 ? 0 : v >= 2 ? 8191 : (v * 4096) | 0)

/** Extent of the garment on a sheet of this size, in pixels. */
export function extentOf(cov: Float32Array, { w, h } = sheetSize()): Extent {
  const e: Extent = { x0: w, y0: h, x1: 0, y1: 0 }
  for (let i = 0; i < w * h; i++) {
    if (floatAt(cov, i) <= 0.1) continue
    const y = (i / w) | 0
    const x = i % w
    e.x0 = Math.min(e.x0, x)
    e.x1 = Math.max(e.x1, x)
    e.y0 = Math.min(e.y0, y)
    e.y1 = Math.max(e.y1, y)
  }
  return e
}

/** Moves a hanging garment to the middle of the sheet; standing items stay on their floor. */
export function centre(L: Layer): Layer {
  if (L.floor) return L
  const { w, h } = sheetSize(L.density)
  const { x0, y0, x1, y1 } = extentOf(L.cov, { w, h })
  const dy = Math.round(h * 0.5 - (y0 + y1) / 2)
  const dx = Math.round(w * 0.5 - (x0 + x1) / 2)
  if (!dx && !dy) return L
  const C = new Float32Array(w * h * 3)
  const cov = new Float32Array(w * h)
  const left = Math.max(0, x0 - 2, -dx)
  const right = Math.min(w, x1 + 3, w - dx)
  for (let y = Math.max(0, y0 - 2, -dy); y < Math.min(h, y1 + 3, h - dy); y++) {
    const from = y * w + left
    const to = (y + dy) * w + left + dx
    C.set(L.C.subarray(from * 3, (y * w + right) * 3), to * 3)
    cov.set(L.cov.subarray(from, y * w + right), to)
  }
  return { ...L, C, cov }
}

function halved(cov: Float32Array, { w, h }: Size, { w: hw, h: hh }: Size): Float32Array {
  const o = new Float32Array(hw * hh)
  for (let y = 0; y < hh; y++)
    for (let x = 0; x < hw; x++) o[y * hw + x] = floatAt(cov, Math.min(h - 1, y * 2) * w + x * 2)
  return o
}

/**
 * Strength (0 to 1) of the shadow on the wall behind a hanging garment or under a standing one. `nearness`: factor of
 * its width, for close-ups.
 */
export function shadowOf(L: Layer, nearness = 1): Float32Array {
  const { near, far } = L.floor ? { near: 0.09, far: 0.05 } : { near: 0.13, far: 0.13 }
  const { density = 1 } = L
  const { w, h } = sheetSize(density)
  const hw = w >> 1
  const hh = (h + 1) >> 1
  const sm = halved(L.cov, { w, h }, { w: hw, h: hh })
  const reach = nearness * density
  const A = boxBlur(sm, hw, hh, 5 * reach, 3)
  const B = boxBlur(sm, hw, hh, 30 * reach, 3)
  const o = new Float32Array(w * h)
  const off = (px: number) => Math.round(px * reach)
  const [a3, b9, b8] = [off(3), off(9), off(8)]
  for (let y = 0; y < h; y++) {
    const ay = clamp((y >> 1) - a3, 0, hh - 1) * hw
    const by = clamp((y >> 1) - b9, 0, hh - 1) * hw
    for (let x = 0; x < w; x++) {
      const a = floatAt(A, ay + clamp((x >> 1) - a3, 0, hw - 1))
      const b = floatAt(B, by + clamp((x >> 1) - b8, 0, hw - 1))
      let light = 1 - near * a - far * b
      for (const f of L.floor ?? [])
        light *=
          1 - f.k * Math.exp(-(((toSheet(x, density) - f.x) / f.rx) ** 2) - ((toSheet(y, density) - f.y) / f.ry) ** 2)
      o[y * w + x] = 1 - light
    }
  }
  return o
}

// Linear colour that `tone` displays at the edges of the picture as the page's background (#e9e7e3).
const PAPER: Rgb = [0.8886, 0.8613, 0.8133]

const WARM_SHADE: Rgb = [0.04, 0, -0.02]

/** The garment on studio paper with its shadow, 8-bit RGB. */
export function card(L: Layer, seed = 1, nearness = 1): Buffer {
  const { w, h } = sheetSize(L.density)
  const sh = shadowOf(L, nearness)
  const out = Buffer.alloc(w * h * 3)
  const r = rng(seed * 77 + 5)
  for (let i = 0; i < w * h; i++) {
    const u = (i % w) / (w / 2) - 1
    const v = ((i / w) | 0) / (h / 2) - 1
    // Equal on all four edges, so that the background continues into the page without a visible border.
    const light = 1 - 0.035 * (1 - (1 - u * u) * (1 - v * v))
    const s = 1 - floatAt(sh, i)
    const paper = (1 - floatAt(L.cov, i)) * light
    // Grain hides the banding of a smooth gradient with 8 bits.
    const g = (r() + r() - 1) * 0.009
    for (let c = 0; c < 3; c++) {
      const q = tone(floatAt(L.C, i * 3 + c) + paper * (PAPER[c] ?? 0) * (s + (1 - s) * (WARM_SHADE[c] ?? 0))) + g
      out[i * 3 + c] = clamp(q) * 255 + 0.5
    }
  }
  return out
}
