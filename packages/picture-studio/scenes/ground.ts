import { floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { clamp, fbm, grain, lin, noise } from '#engine/noise'
import type { Canvas } from '#scenes/canvas'

export type GroundKind = 'paper' | 'linen' | 'plaster'

export type Ground = { kind: GroundKind; tint: string; seed?: number }

/** Height of a plain weave with threads of uneven width. */
function linenHeight(x: number, y: number, seed: number): number {
  const wx = Math.sin((x + 1.6 * noise(x / 40, y / 5, 3) + 2 * noise(x / 90, y / 90, 1)) * 1.35)
  const wy = Math.sin((y + 1.6 * noise(x / 5, y / 40, 7) + 2 * noise(x / 90, y / 90, 2)) * 1.35)
  const warp = wx * (0.8 + 0.6 * noise(x / 2.6, y / 60, 5))
  const weft = wy * (0.8 + 0.6 * noise(x / 60, y / 2.6, 6))
  const swell = 9 * fbm(x / 420 + y / 900, y / 260, 2, seed)
  return 0.62 * Math.max(warp, weft) + 0.25 * noise(x / 1.3, y / 1.3, 4) + swell
}

const HEIGHT: Record<GroundKind, (x: number, y: number, seed: number) => number> = {
  linen: linenHeight,
  plaster: (x, y, seed) =>
    0.36 * fbm(x / 26, y / 20, 3, seed) +
    0.16 * grain(x, y, 2.2, 3) +
    5 * fbm(x / 240, y / 200, 2, seed + 5) +
    0.45 * Math.max(0, noise(x / 60 + y / 50, y / 14, 8)) ** 2,
  paper: (x, y, seed) => 0.28 * grain(x, y, 1.6, 3) + 0.22 * grain(x, y, 3.8, 5) + 5 * fbm(x / 500, y / 420, 2, seed),
}

/** A wall, cloth or sheet under the studio's window: a height field lit from the upper left. */
export function groundCanvas({ kind, tint, seed = 1 }: Ground, w: number, h: number): Canvas {
  const base = lin(tint)
  const heightAt = HEIGHT[kind]
  const C = new Float32Array(w * h * 3)
  const z = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) z[i] = heightAt(i % w, (i / w) | 0, seed)
  for (let i = 0; i < w * h; i++) {
    const x = i % w
    const y = (i / w) | 0
    const gx = floatAt(z, x < w - 1 ? i + 1 : i) - floatAt(z, x > 0 ? i - 1 : i)
    const gy = floatAt(z, y < h - 1 ? i + w : i) - floatAt(z, y > 0 ? i - w : i)
    const l = (1 + 0.17 * gx + 0.19 * gy) * (1 + 0.03 * fbm(x / 160, y / 160, 2, seed + 9))
    for (const c of CHANNELS) C[i * 3 + c] = base[c] * l
  }
  return { w, h, C }
}

/**
 * Daylight that decreases from the upper left corner (factor `from`) to the lower right (`to`), and becomes slightly
 * cooler.
 */
export function daylight(cv: Canvas, from = 1.08, to = 0.82): void {
  for (let i = 0; i < cv.w * cv.h; i++) {
    const t = clamp(((i % cv.w) / cv.w) * 0.55 + (((i / cv.w) | 0) / cv.h) * 0.55)
    const k = from + (to - from) * t
    cv.C[i * 3] = floatAt(cv.C, i * 3) * (k * (1 - 0.012 * (1 - t)))
    cv.C[i * 3 + 1] = floatAt(cv.C, i * 3 + 1) * k
    cv.C[i * 3 + 2] = floatAt(cv.C, i * 3 + 2) * (k * (1 - 0.03 * (1 - t) + 0.015 * t))
  }
}
