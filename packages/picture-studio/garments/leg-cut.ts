import { clamp, ss } from '#engine/noise'
import type { Point } from '#engine/scene-types'
import { lengthen } from './cutting'

/** A trouser leg: width of its hem and length, both relative to the drawn one. */
export type LegCut = { hem: number; length: number }

/** Legs widen more outwards than inwards, where the other leg is. */
const INWARDS = 45

/**
 * The points of a leg for a cut: wider or narrower around x = `axis` from the thigh down, then lengthened or shortened.
 */
export function legged(points: readonly Point[], cut: LegCut, axis: number): Point[] {
  const isWide = cut.hem > 1
  const middle = isWide ? axis + INWARDS : axis
  // Wide legs widen evenly from the hip, narrow ones are widest at the knee.
  const amountAt = (y: number) => (isWide ? clamp((y - 290) / 760) : ss(330, 720, y))
  const widened = points.map(([x, y, corner]): Point => [x + (x - middle) * (cut.hem - 1) * amountAt(y), y, corner])
  return lengthen(widened, 300, cut.length)
}
