import { buckle } from '#engine/drape'
import { clamp, gauss, lerp } from '#engine/noise'
import type { Panel } from '#engine/scene-types'
import { type Side, sign } from '#garments/cutting'

/** Sheet y of a point on the arm, and the distance in which the knit is compressed around it. */
type Squeeze = readonly [y: number, reach: number]

/** Folds of fine knit on a hanging arm: a few at the elbow, more above the ribbed cuff. */
export function drapeKnitArm(p: Panel, side: Side, o: { lam: number; elbow: Squeeze; wrist: Squeeze }): void {
  buckle(p, {
    seed: 24 + side * 3,
    lam: o.lam,
    stretch: 4,
    bend: 0.28,
    field: (_, y, out) => {
      const elbow = gauss(y - o.elbow[0], o.elbow[1])
      const wrist = gauss(y - o.wrist[0], o.wrist[1])
      out[0] = sign(side) * lerp(0.3, -1.2, clamp(elbow + wrist))
      out[1] = 0.01 + 0.05 * elbow + 0.08 * wrist
    },
  })
}
