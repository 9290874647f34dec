import { buckle, flare, soft } from '#engine/drape'
import { gauss, lerp, ss } from '#engine/noise'
import type { Panel, Point } from '#engine/scene-types'
import type { Side } from '#garments/cutting'

type Spot = readonly [number, number]

/** The left half of an upper body in sheet px, from the neck down to the hem at the side. */
export type Torso = { neck: Spot; shoulder: Spot; pit: Spot; waist: Spot; hem: Spot }

/** From the neck over shoulder, armhole and waist to the hem of the left side. */
export const sideLine = ({ neck, shoulder, pit, waist, hem }: Torso): Point[] => [
  [neck[0], neck[1], 1],
  [lerp(neck[0], shoulder[0], 0.5), lerp(neck[1], shoulder[1], 0.5) - 3],
  [shoulder[0], shoulder[1], 1],
  [lerp(shoulder[0], pit[0], 0.35) + 8, lerp(shoulder[1], pit[1], 0.4)],
  [pit[0] + 4, lerp(shoulder[1], pit[1], 0.78)],
  [pit[0], pit[1], 1],
  [lerp(pit[0], waist[0], 0.55), lerp(pit[1], waist[1], 0.5)],
  [waist[0], waist[1]],
  [lerp(waist[0], hem[0], 0.55), lerp(waist[1], hem[1], 0.5)],
  [hem[0], hem[1], 1],
]

/**
 * Outline of the whole back. `dip`: how much lower the middle of the hem is, in px; `neck`: depth of the neckline in
 * px.
 */
export function backOutline(t: Torso, dip = 8, neck = 10): Point[] {
  const left = sideLine(t)
  const right = left.map(([x, y, c]): Point => [900 - x, y, c]).reverse()
  return [...left, [lerp(t.hem[0], 450, 0.5), t.hem[1] + dip * 0.8], [450, t.hem[1] + dip]]
    .concat([[lerp(900 - t.hem[0], 450, 0.5), t.hem[1] + dip * 0.8]])
    .concat(right, [[450, t.neck[1] + neck]]) as Point[]
}

export type BodyDrape = {
  seed: number
  side?: Side
  lam?: number
  slack?: number
  swell?: number
  bend?: number
  round?: number
  /** Depth in px of the vertical folds below the waist; 0 (default) for short or stiff pieces. */
  fall?: number
  /** Sheet y of the waist. */
  waist: number
  hem: number
}

/** Folds of a hanging upper body: from the armholes inwards, slightly compressed at the waist, vertical below it. */
export function drapeBody(p: Panel, d: BodyDrape): void {
  const { seed, side = 0, lam = 44, slack = 1, swell = 7, bend = 0.28, round, fall = 0, waist, hem } = d
  soft(p, { amp: swell, sx: 95, sy: 190, seed: seed + side })
  if (fall) {
    const hw = (y: number) => lerp(180, 215, ss(waist, hem, y))
    flare(p, { y0: waist - 20, y1: hem, hw, n: 9, amp: fall, seed: seed + 5 + side, min: 0.03, vary: 150 })
  }
  buckle(p, {
    seed: seed * 2 + side,
    lam,
    stretch: 5,
    bend,
    round,
    field: (x, y, o) => {
      const t = (x - 450) / 160
      const chest = ss(waist + 20, 330, y)
      o[0] = -0.8 * t * chest + 0.15 * t
      o[1] = (0.006 + 0.022 * gauss(y - waist + 60, 90) * Math.abs(t) + 0.012 * ss(waist, hem, y)) * slack
    },
  })
}
