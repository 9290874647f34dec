import { fold } from '#engine/drape'
import { lerp, rng } from '#engine/noise'
import { G } from '#engine/paths'
import type { Panel, Point } from '#engine/scene-types'

type Gathers = {
  /** Start of the folds, at the seam. */
  from: (t: number) => readonly [number, number]
  /** End of the folds; `t` is the position along the seam from 0 to 1. */
  to: (t: number) => readonly [number, number]
  count: number
  amp?: number
  width?: number
  seed?: number
}

/** Draws folds with smaller random shifts (`stray` px), because the usual ones can be larger than short folds. */
export function neatly(draw: () => void, stray = 3): void {
  const usual = G.fj
  G.fj = stray
  draw()
  G.fj = usual
}

/** Gathered cloth: folds of different lengths that are sharp at the seam and wider away from it. */
export function gathers(p: Panel, { from, to, count, amp = 5, width = 6, seed = 1 }: Gathers): void {
  const r = rng(seed * 31 + 7)
  for (let k = 0; k < count; k++) {
    const t = (k + 0.25 + 0.5 * r()) / count
    const [x0, y0] = from(t)
    const [x1, y1] = to(t)
    const reach = 0.45 + 0.55 * r()
    const bow = (r() - 0.5) * 14
    const at = (s: number): Point => [lerp(x0, x1, s * reach) + bow * s * (1 - s), lerp(y0, y1, s * reach)]
    const shape = {
      w: width * (0.7 + 0.6 * r()),
      w1: width * (1.8 + 1.4 * r()),
      amp: amp * (0.7 + 0.7 * r()),
      t0: 0.01,
      t1: 0.75,
      skew: (r() - 0.5) * 0.5,
    }
    neatly(() => fold(p, [at(0), at(0.5), at(1)], shape), 6)
  }
}
