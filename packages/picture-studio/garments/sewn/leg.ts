import { addTo } from '#engine/array-at'
import { buckle, each, flare, soft } from '#engine/drape'
import { clamp, gauss, lerp, ss } from '#engine/noise'
import { mx } from '#engine/paths'
import type { Panel, Point } from '#engine/scene-types'
import { type Side, sign } from '#garments/cutting'

/**
 * The left trouser leg in sheet px: y of the waist (`top`) and half its width, hip, y of crotch and hem, x of the outer
 * and inner edge of the hem.
 */
export type Leg = {
  top: number
  waist: number
  hip: readonly [number, number]
  crotch: number
  hem: number
  outer: number
  inner: number
}

/** Outline of the left leg; its middle edge overlaps the other leg by `lap` px. */
export function legOutline(leg: Leg, lap = 5): Point[] {
  const { top, waist, hip, crotch, hem, outer, inner } = leg
  const mid = (crotch + hem) / 2
  return [
    [450 - waist, top, 1],
    [lerp(450 - waist, hip[0], 0.6), lerp(top, hip[1], 0.45)],
    [hip[0], hip[1]],
    [lerp(hip[0], outer, 0.5), lerp(hip[1], hem, 0.5)],
    [outer, hem, 1],
    [lerp(outer, inner, 0.3), hem + 8],
    [lerp(outer, inner, 0.7), hem + 8],
    [inner, hem, 1],
    [lerp(449, inner, 0.6), mid],
    [451, lerp(crotch, mid, 0.3)],
    [450 + lap, crotch, 1],
    [450 + lap, lerp(top, crotch, 0.5)],
    [450 + lap, top, 1],
  ]
}

export type LegDrape = {
  seed: number
  lam?: number
  slack?: number
  crease?: number
  fall?: number
  swell?: number
  round?: number
}

/**
 * Folds of a leg: pulled at the crotch, compressed at the knee, `fall` px deep down to the hem. `crease`: height of the
 * pressed crease in px.
 */
export function drapeLeg(p: Panel, leg: Leg, side: Side, d: LegDrape): void {
  const { seed, lam = 44, slack = 1, crease = 0, fall = 0, swell = 8, round } = d
  const { crotch, hem } = leg
  soft(p, { amp: swell, sx: 70, sy: 200, seed: seed + side })
  const middle = (leg.outer + leg.inner) / 2
  if (fall) {
    const hw = (y: number) => lerp(80, (leg.inner - leg.outer) / 2 + 8, ss(crotch - 80, hem, y))
    flare(p, {
      cx: mx(middle, side),
      y0: crotch - 120,
      y1: hem,
      hw,
      n: 6,
      amp: fall,
      seed: seed + 4 + side,
      min: 0.06,
      vary: 130,
    })
  }
  buckle(p, {
    seed: seed * 2 + side * 3,
    lam,
    stretch: 5,
    bend: 0.28,
    round,
    field: (x, y, o) => {
      const pull = gauss(Math.hypot((mx(x, side) - 440) * 0.7, y - crotch), 85)
      const knee = hem - crotch > 350 ? gauss(y - crotch - 260, 110) : 0
      o[0] = lerp(0, -sign(side) * 1.1, clamp(pull * 1.3 + knee * 0.8))
      o[1] = (0.005 + 0.045 * pull + 0.014 * knee + 0.008 * ss(crotch, hem, y)) * slack
    },
  })
  if (!crease) return
  each(p, (i, x, y) => {
    const line = mx(lerp(450 - leg.waist * 0.5, middle, ss(leg.top, crotch + 100, y)), side)
    addTo(p.hgt, i, crease * Math.exp(-Math.abs(x - line) / 13) * ss(leg.top + 20, leg.top + 130, y))
  })
}
