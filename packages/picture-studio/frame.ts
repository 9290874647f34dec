import { LRUCache } from 'lru-cache'
import { describeShape, longestOf } from '#describe-shape'
import { H, W } from '#engine/noise'
import type { Extent, Pose } from '#engine/scene-types'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { measureGarment } from '#paint-garment'
import type { Kind, View } from '#picture-name'

/** Share of the picture's width or height that items fill, whichever is reached first. */
export const FILLED = { width: 0.84, height: 0.88 }

/** Size and position of items in their picture. */
type Frame = Required<Pick<Pose, 'scale' | 'shiftX' | 'shiftY'>>

/**
 * Largest share of the picture's height that a shape may fill. It decreases only with the square root of the length, so
 * that short cuts are drawn larger than to scale but still look shorter than long ones.
 */
export function heightLimit(kind: Kind, shape: number): number {
  const { length } = describeShape(kind, shape)
  return FILLED.height * (length ? Math.sqrt(length / longestOf(kind)) : 1)
}

/** The largest scale at which items of this extent stay within the limits. */
function fittingScale(kind: Kind, shape: number, { x0, y0, x1, y1 }: Extent): number {
  return Math.min((FILLED.width * W) / (x1 - x0 + 1), (heightLimit(kind, shape) * H) / (y1 - y0 + 1))
}

/** The frame that centres items in the picture. */
function framed({ x0, y0, x1, y1 }: Extent, scale: number): Frame {
  return {
    scale,
    shiftX: W / 2 - 450 - ((x0 + x1 + 1) / 2 - 450) * scale,
    shiftY: H / 2 - 560 - ((y0 + y1 + 1) / 2 - 560) * scale,
  }
}

const extents = new LRUCache<string, Extent>({ max: 1000 })

async function extentFor(kind: Kind, shape: number, view: View): Promise<Extent> {
  const key = `${kind}.${shape}.${view}`
  const known = extents.get(key)
  if (known) return known
  const look = lookOf('grey', 'plain', shape, view === 'back')
  const measured = await measureGarment(kind, look, hangOf(kind, shape, view))
  extents.set(key, measured)
  return measured
}

/** The frame of a view. No view is larger than the front, so that a card that switches to the back does not jump. */
export async function frameFor(kind: Kind, shape: number, view: View): Promise<Frame> {
  const own = await extentFor(kind, shape, view)
  const front = view === 'front' ? own : await extentFor(kind, shape, 'front')
  return framed(own, Math.min(fittingScale(kind, shape, own), fittingScale(kind, shape, front)))
}
