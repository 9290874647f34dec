import { ss } from '#engine/noise'
import type { Point } from '#engine/scene-types'
import { lengthen } from './cutting'

/** A trouser leg: width of its hem and length, both relative to the drawn one. */
export type LegCut = { hem: number; length: number }

/** A leg's points for a cut: wider or narrower about `axis` from the thigh down, then shortened. */
export const legged = (points: readonly Point[], cut: LegCut, axis: number): Point[] =>
  lengthen(
    points.map(([x, y, corner]): Point => [x + (x - axis) * (cut.hem - 1) * ss(330, 720, y), y, corner]),
    300,
    cut.length,
  )
