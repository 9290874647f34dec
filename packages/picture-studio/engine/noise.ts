import { floatAt } from '#engine/array-at'
import type { Rgb } from '#engine/scene-types'

/** Sheet size in px: every garment is drawn on it. */
export const W = 900
export const H = 1125

/** Deterministic random numbers from 0 to 1; the seed is an integer. */
export function rng(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const NT = new Float32Array(65536)
{
  const r = rng(1234)
  for (let i = 0; i < 65536; i++) NT[i] = r() * 2 - 1
}

/** Value noise from −1 to 1, smooth up to the second derivative, so that light on it shows no grid. `s`: seed. */
export function noise(x0: number, y0: number, s = 0): number {
  const x = x0 + s * 37.31
  const y = y0 + s * 17.77
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let fx = x - xi
  let fy = y - yi
  fx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  fy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const a = floatAt(NT, (xi & 255) | ((yi & 255) << 8))
  const b = floatAt(NT, ((xi + 1) & 255) | ((yi & 255) << 8))
  const c = floatAt(NT, (xi & 255) | (((yi + 1) & 255) << 8))
  const d = floatAt(NT, ((xi + 1) & 255) | (((yi + 1) & 255) << 8))
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}

/** Noise that is not parallel to the pixel grid, for surfaces. `s`: size in px; `k`: seed. */
export const grain = (x: number, y: number, s: number, k = 0): number => {
  const X = (x * 0.802 + y * 0.597) / s
  const Y = (-x * 0.597 + y * 0.802) / s
  return noise(X * 1.013, Y * 0.987, k)
}

/** Noise in `octaves` layers, each half as strong and twice as fine. */
export const fbm = (x0: number, y0: number, octaves = 3, s = 0): number => {
  let x = x0
  let y = y0
  let v = 0
  let a = 0.5
  for (let i = 0; i < octaves; i++) {
    v += a * noise(x, y, s + i * 3)
    x *= 2.03
    y *= 2.03
    a *= 0.5
  }
  return v
}

export const clamp = (x: number, a = 0, b = 1): number => Math.min(b, Math.max(a, x))

/** Smooth step: 0 at a, 1 at b; a may be greater than b. */
export const ss = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

const toLinear = (byte: number): number => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** sRGB hex `#rrggbb` to linear light. */
export const lin = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)]
}

export const gauss = (d: number, w: number): number => Math.exp(-(d / w) * (d / w))
