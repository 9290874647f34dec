import { ss } from '#engine/noise'
import type { Point } from '#engine/scene-types'
import type { Last } from './last'

const BALL = 380
const HEEL = 740

/** How far the foot is lifted at x of the flat shoe: nothing under the ball, all of it under the heel, in px. */
export const liftAt = (x: number, rise: number): number => rise * ss(BALL, HEEL + 90, x) ** 0.92

/** The outline of a flat shoe bent over a heel of this height; its length draws together as the foot stands up. */
export const raised = (points: readonly Point[], rise: number): Point[] =>
  points.map(([x, y, corner]): Point => [x - Math.max(0, x - BALL) * rise * 0.00055, y - liftAt(x, rise), corner])

/** A last whose shoe stands on a heel of this height. */
export const lifted = (last: Last, rise: number): Last => ({ ...last, at: (points) => last.at(raised(points, rise)) })
