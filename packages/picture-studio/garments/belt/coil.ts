import { path } from '#engine/paths'
import type { Point } from '#engine/scene-types'
import { arc } from '#garments/metal/metalwork'

/** A belt closed to a ring: the ellipse of its upper edge on the sheet, and the width of the strap (`band`), in px. */
export type Coil = { x: number; y: number; rx: number; ry: number; band: number }

/**
 * A line along the ring between two angles in degrees (0 right, 90 front); `v` is 0 at the upper edge, 1 at the lower.
 */
export const stripLine = ({ x, y, rx, ry, band }: Coil, a0: number, a1: number, v: number): Point[] =>
  arc(x, y + band * v, rx, ry, a0, a1, 0, Math.max(3, Math.round(Math.abs(a1 - a0) / 9)))

/** Outline of a piece of the strap; `tip` points its first end. */
export function strip(coil: Coil, a0: number, a1: number, v0: number, v1: number, tip = false): string {
  const from = tip ? a0 + 7 : a0
  const corner = (line: Point[]): Point[] =>
    line.map(([x, y], i): Point => [x, y, i === 0 || i === line.length - 1 ? 1 : 0])
  const upper = corner(stripLine(coil, from, a1, v0))
  const lower = corner(stripLine(coil, from, a1, v1)).reverse()
  const end = tip ? stripLine(coil, a0, a0 + 1, 0.5).slice(0, 1) : []
  return path([...upper, ...lower, ...end])
}
