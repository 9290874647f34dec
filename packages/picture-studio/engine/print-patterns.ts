import { itemAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { clamp, lerp, lin, noise } from '#engine/noise'
import type { PaintFunction, Rgb } from '#engine/scene-types'

const wrap = (x: number, n: number): number => x - Math.floor(x / n) * n

/** Coverage at t of the band from a to b, with edges one pixel soft. */
const band = (t: number, a: number, b: number): number => clamp(t - a + 0.5) * clamp(b - t + 0.5)

/** Writes a mix of two colours into `pix`: `t` 0 gives `a`, 1 gives `b`. */
export const mixInto = (pix: Rgb, a: Rgb, b: Rgb, t: number): void => {
  for (const c of CHANNELS) pix[c] = lerp(a[c], b[c], t)
}

/** Irregularity of yarn, without which printed lines look artificial. */
const yarn = (u: number, v: number): number => 1 + 0.05 * noise(u / 1.6, v / 1.6, 9) + 0.05 * noise(u / 14, v / 14, 3)

/** Varies a printed colour like the yarn below it. */
export const thread = (pix: Rgb, u: number, v: number): void => {
  const k = yarn(u, v)
  for (const c of CHANNELS) pix[c] *= k
}

/** Stripes along the weft (Breton) or, upright, fine ones along the warp. */
export function stripePattern(ground: Rgb, line: Rgb, upright: boolean): PaintFunction {
  const period = upright ? 15 : 34
  const width = upright ? 4 : 12
  return (pix, u, v) => {
    const across = upright ? u + 0.8 * noise(u / 30, v / 60, 2) : v + 1.2 * noise(u / 60, v / 60, 2)
    mixInto(pix, ground, line, 0.94 * band(wrap(across, period), 1, 1 + width))
    thread(pix, u, v)
  }
}

const PANE = 96

/**
 * Woven check with a fine overcheck: warp and weft alternate in a twill, so that colours are deeper where bands cross.
 */
export function checkPattern(ground: Rgb, line: Rgb, over: Rgb): PaintFunction {
  const depth = (t: number) => Math.max(band(t, 4, 34) * 0.75, band(t, 41, 45) * 0.55)
  return (pix, u, v) => {
    const U = wrap(u + 1.5 * noise(u / 40, v / 40, 3), PANE)
    const V = wrap(v + 1.5 * noise(u / 40, v / 40, 5), PANE)
    const twill = clamp(0.5 + 0.3 * Math.sin((u + v) * 1.25))
    const woven = depth(U) * twill + depth(V) * (1 - twill)
    mixInto(pix, ground, line, woven)
    const fine = Math.max(band(U, 68, 70.5) * twill, band(V, 68, 70.5) * (1 - twill))
    mixInto(pix, pix, over, fine)
    thread(pix, u, v)
  }
}

/** Staggered dots with small random offsets. */
export function dotPattern(ground: Rgb, dot: Rgb, radius: number): PaintFunction {
  const step = radius * 5.4
  return (pix, u, v) => {
    const row = Math.floor(v / step)
    const shift = row % 2 === 0 ? 0 : step / 2
    const column = Math.floor((u + shift) / step)
    const dx = wrap(u + shift, step) - step / 2 - radius * 0.3 * noise(column * 3.1, row * 5.3, 4)
    const dy = wrap(v, step) - step / 2 - radius * 0.3 * noise(column * 4.7, row * 2.9, 8)
    mixInto(pix, ground, dot, 0.95 * clamp(radius - Math.hypot(dx, dy) + 0.5))
    thread(pix, u, v)
  }
}

/** Line colour that contrasts with the cloth: pale on dark cloth, dark on pale. */
export const contrastOf = (dark: boolean, index: number): Rgb => {
  const onDark = ['#ece4d4', '#d9c7a5', '#cdd3d6']
  const onPale = ['#26304a', '#5a2a2a', '#2c3d34']
  const list = dark ? onDark : onPale
  return lin(itemAt(list, index % list.length))
}

/** Fine pale lines along the warp, as on suiting: `step` px apart and no thicker than a thread. */
export function pinstripePattern(ground: Rgb, line: Rgb, step = 21): PaintFunction {
  return (pix, u, v) => {
    const at = wrap(u + 0.6 * noise(u / 30, v / 80, 2), step)
    // The line is woven, so the twill interrupts it.
    const broken = 0.55 + 0.3 * Math.sin((u + v) * 1.6) + 0.15 * noise(u / 2, v / 3, 4)
    mixInto(pix, ground, line, 0.62 * clamp(broken) * band(at, 4, 5.6))
    thread(pix, u, v)
  }
}

const lines4 = (t: number, a: number): number => (t > a && t < a + 22 ? 0.5 + 0.5 * Math.sin((t - a) * 1.14) : 0)

/** Prince of Wales: fine lines crossing in blocks, under a thin overcheck. */
export function glenPattern(ground: Rgb, line: Rgb, over: Rgb): PaintFunction {
  return (pix, u, v) => {
    const U = wrap(u + 0.8 * noise(u / 40, v / 40, 3), 68)
    const V = wrap(v + 0.8 * noise(u / 40, v / 40, 5), 68)
    const warp = lines4(U, 4)
    const weft = lines4(V, 4)
    const twill = 0.5 + 0.5 * Math.sin((u + v) * 1.7)
    const houndstooth = warp > 0 && weft > 0 ? 0.3 * Math.abs(warp - weft) + 0.22 : 0
    const fine = 0.22 * (0.5 + 0.5 * Math.sin(u * 1.5)) * (0.5 + 0.5 * Math.sin(v * 1.5))
    mixInto(pix, ground, line, Math.max(0.72 * warp * twill + 0.72 * weft * (1 - twill), houndstooth, fine))
    mixInto(pix, pix, over, 0.55 * Math.max(band(U, 46, 47.6), band(V, 46, 47.6)))
    thread(pix, u, v)
  }
}
