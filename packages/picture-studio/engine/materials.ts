import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import { gauss, grain, noise } from '#engine/noise'
import type { Paint, Panel } from '#engine/scene-types'

/** Returns the fine height of a surface for every pixel of a panel's box. */
export type Bump = (panel: Panel) => Float32Array

/** Woven cloth. `amp`: height of the relief in px; `s`: size of a thread in px. */
export const weave =
  (amp = 0.5, s = 1.3): Bump =>
  (P) => {
    const o = new Float32Array(P.w * P.h)
    each(P, (i, x, y) => {
      o[i] = amp * (grain(x, y, s, 3) + 0.6 * grain(x, y, s * 1.9, 8))
    })
    return o
  }

/** Mélange: the brightness varies by the share `k` from thread to thread. */
export const mel =
  (k: number, s = 1.6): Paint =>
  (pix, _source, _i, x, y) => {
    const m = 1 + k * (noise(x / s, y / s, 21) + 0.6 * noise(x / 7, y / 7, 4))
    pix[0] *= m
    pix[1] *= m
    pix[2] *= m
  }

export type Knit = {
  /** Width and height of a stitch in px. */
  cw?: number
  ch?: number
  amp?: number
  /** Origin of a turned knit, and cosine and sine of its angle; by default upright at x = `w0`. */
  axis?: [x: number, y: number, c: number, s: number]
  rib?: boolean
  /** Cables: distance of the middle from the axis in px, an unused number, length of a turn in px. */
  cables?: [cx: number, amp: number, period: number][]
  w0?: number
}

const CABLE = 14

/** Height of a cable of two crossing strands, with a groove on both sides. */
function cableHeight(dx: number, Y: number, period: number): number {
  const ph = (Y / period) * Math.PI * 2
  let top = 0
  for (const side of [0, Math.PI]) {
    const q = (dx - Math.sin(ph + side) * 17) / CABLE
    if (q * q < 1) top = Math.max(top, Math.sqrt(1 - q * q) * 10 + Math.cos(ph + side) * 4.5)
  }
  return top - 5 * gauss(dx + 38, 4.5) - 5 * gauss(dx - 38, 4.5)
}

function stitchHeight(X: number, Y: number, cw: number, ch: number): number {
  const u = X / cw
  const col = Math.floor(u)
  const fx = u - col - 0.5
  const v = Y / ch + Math.abs(fx) * 1.15 + noise(col * 3.7, 1.5, 9) * 0.25
  const row = Math.floor(v)
  const lx = (Math.abs(fx) - 0.25) / 0.27
  const leg = Math.max(0, 1 - lx * lx)
  const al = Math.max(0, 1 - ((v - row - 0.5) * 1.75) ** 2)
  return Math.sqrt(leg * al) * (0.85 + 0.3 * noise(col * 1.7, row * 1.3, 4))
}

/** Hand-knit relief: V stitches, optional ribs and cables. */
export function knitStitch({ cw = 12, ch = 9.5, amp = 2.4, axis, rib, cables = [], w0 = 450 }: Knit): Bump {
  const [ax, ay, c, s] = axis ?? [w0, 0, 1, 0]
  return (P) => {
    const o = new Float32Array(P.w * P.h)
    each(P, (i, x, y) => {
      const X = (x - ax) * c + (y - ay) * s + 2 * noise(x / 60, y / 60, 2)
      const Y = -(x - ax) * s + (y - ay) * c + 3 * noise(x / 70, y / 70, 6)
      if (rib) addTo(o, i, 3.2 * Math.cos(((X / (cw * 2)) % 1) * Math.PI * 2 - Math.PI))
      let relief = 0
      for (const [cx, , period] of cables) {
        const dx = X - cx
        if (Math.abs(dx) < 44) relief = Math.max(relief, 0) + cableHeight(dx, Y, period)
      }
      addTo(o, i, relief * 0.9 + amp * stitchHeight(X, Y, cw, ch))
      addTo(o, i, 0.55 * noise(x / 1.4, y / 1.4, 7) + 0.4 * noise(x / 3, y / 3, 3))
    })
    return o
  }
}

export const leatherGrain =
  (amp = 1): Bump =>
  (P) => {
    const o = new Float32Array(P.w * P.h)
    each(P, (i, x, y) => {
      o[i] = amp * (0.1 * grain(x, y, 2.7, 2) + 0.07 * grain(x, y, 1.5, 5))
    })
    return o
  }

/** Fine-gauge jersey with barely visible columns; `ax` is their angle in radians. */
export const jersey =
  (amp = 0.16, s = 3.1, ax = 0): Bump =>
  (P) => {
    const o = new Float32Array(P.w * P.h)
    const c = Math.cos(ax)
    const d = Math.sin(ax)
    each(P, (i, x, y) => {
      const X = x * c + y * d
      const Y = -x * d + y * c
      const col = Math.sin((X / s) * Math.PI * 2 + 0.8 * noise(X / 40, Y / 40, 3))
      const row = Math.sin((Y / (s * 0.8)) * Math.PI * 2 + (col > 0 ? 0.8 : -0.8))
      o[i] = amp * (0.9 * col + 0.45 * row + 1.1 * noise(x / 1.5, y / 1.5, 7))
    })
    return o
  }
