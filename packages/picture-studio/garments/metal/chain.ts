import { itemAt } from '#engine/array-at'
import { curve } from '#engine/paths'
import type { Point } from '#engine/scene-types'
import { arc, type Wire } from './metalwork'

/** Points every `step` px along a smooth line, each with the line's direction in degrees. */
export function stepsAlong(points: readonly Point[], step: number): [x: number, y: number, turn: number][] {
  const line = curve(points, 14)
  const found: [number, number, number][] = []
  let left = 0
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = itemAt(line, i - 1)
    const [bx, by] = itemAt(line, i)
    const length = Math.hypot(bx - ax, by - ay)
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
    for (; left < length; left += step) {
      const t = left / length
      found.push([ax + (bx - ax) * t, ay + (by - ay) * t, turn])
    }
    left -= length
  }
  return found
}

/** A chain of oval links along a line, every other one seen from its edge; `size` is half a link's length in px. */
export function chain(points: readonly Point[], size: number, thick = size * 0.2): Wire[] {
  return stepsAlong(points, size * 1.42).map(([x, y, turn], k): Wire => {
    if (k % 2 === 0) return { pts: arc(x, y, size, size * 0.62, 0, 360, turn, 36), r: thick }
    const edge = arc(x, y, size * 0.92, size * 0.1, 0, 180, turn, 4)
    return { pts: edge, r: thick * 1.1, lift: thick * 1.4 }
  })
}

/** A fine cable chain, drawn as touching balls so that it looks like a bright thread. */
export const fineChain = (points: readonly Point[], r: number): Wire[] =>
  stepsAlong(points, r * 1.7).map(
    ([x, y, turn], k): Wire =>
      k % 2 ? { pts: [[x, y]], r } : { pts: arc(x, y, r * 0.9, 0.1, 0, 180, turn, 2), r: r * 0.62 },
  )
