import { ss } from '#engine/noise'
import type { Point } from '#engine/scene-types'
import type { Last } from './last'

const BALL = 380
const HEEL = 740

/** Rise of the foot at x of the flat shoe, in px: 0 at the ball, the full height at the heel. */
export const liftAt = (x: number, rise: number): number => rise * ss(BALL, HEEL + 90, x) ** 0.92

/** The outline of a flat shoe bent for a heel of this height, which also shortens it. */
export const raised = (points: readonly Point[], rise: number): Point[] =>
  points.map(([x, y, corner]): Point => [x - Math.max(0, x - BALL) * rise * 0.00055, y - liftAt(x, rise), corner])

/** A last for a heel of this height. */
export const lifted = (last: Last, rise: number): Last => ({ ...last, at: (points) => last.at(raised(points, rise)) })
