import { doubleAt, intAt, itemAt } from '#engine/array-at'
import { curve } from '#engine/paths'
import type { Point, Points } from '#engine/scene-types'

/** The line of a fold as segments in flat arrays, for fast searches of the nearest segment. */
type FoldLine = {
  c: Point[]
  ax: Float64Array
  ay: Float64Array
  dx: Float64Array
  dy: Float64Array
  /** 1 / length² per segment. */
  inv: Float64Array
  /** Length of the line up to each point. */
  along: Float64Array
}

export const foldLine = (pts: Points): FoldLine => {
  const c = curve(pts, 7)
  const n = c.length - 1
  const make = () => new Float64Array(n)
  const line: FoldLine = {
    c,
    ax: make(),
    ay: make(),
    dx: make(),
    dy: make(),
    inv: make(),
    along: new Float64Array(n + 1),
  }
  for (let i = 0; i < n; i++) {
    line.ax[i] = itemAt(c, i)[0]
    line.ay[i] = itemAt(c, i)[1]
    line.dx[i] = itemAt(c, i + 1)[0] - itemAt(c, i)[0]
    line.dy[i] = itemAt(c, i + 1)[1] - itemAt(c, i)[1]
    const square = doubleAt(line.dx, i) ** 2 + doubleAt(line.dy, i) ** 2
    line.inv[i] = 1 / (square + 1e-6)
    line.along[i + 1] = doubleAt(line.along, i) + Math.sqrt(square)
  }
  return line
}

/** Squared distance of a point to a segment. */
function squareTo({ ax, ay, dx, dy, inv }: FoldLine, i: number, x: number, y: number): number {
  const px = x - doubleAt(ax, i)
  const py = y - doubleAt(ay, i)
  const t = Math.min(1, Math.max(0, (px * doubleAt(dx, i) + py * doubleAt(dy, i)) * doubleAt(inv, i)))
  return (px - doubleAt(dx, i) * t) ** 2 + (py - doubleAt(dy, i) * t) ** 2
}

/** Indexes of the segments near a point. `R2`: square of the distance. */
export const segmentsNear = (line: FoldLine, x: number, y: number, R2: number): Int32Array =>
  Int32Array.from(line.ax.keys()).filter((i) => squareTo(line, i, x, y) < R2)

/**
 * Finds the nearest point of the line among the segments `among`. Writes to `hit` the squared distance, the position
 * along the line (0 to 1) and the side of the line (sign). Returns false when the squared distance is `R2` or more.
 */
export function nearest(
  line: FoldLine,
  among: Int32Array,
  x: number,
  y: number,
  R2: number,
  hit: Float64Array,
): boolean {
  const { ax, ay, dx, dy, inv, along } = line
  let bd = R2
  let at = -1
  let bt = 0
  for (let k = 0; k < among.length; k++) {
    const i = intAt(among, k)
    const px = x - doubleAt(ax, i)
    const py = y - doubleAt(ay, i)
    const t = Math.min(1, Math.max(0, (px * doubleAt(dx, i) + py * doubleAt(dy, i)) * doubleAt(inv, i)))
    const ex = px - doubleAt(dx, i) * t
    const ey = py - doubleAt(dy, i) * t
    const dd = ex * ex + ey * ey
    if (dd >= bd) continue
    bd = dd
    at = i
    bt = t
  }
  if (at < 0) return false
  hit[0] = bd
  hit[1] = (doubleAt(along, at) + (doubleAt(along, at + 1) - doubleAt(along, at)) * bt) / doubleAt(along, ax.length)
  hit[2] =
    doubleAt(dx, at) * (y - doubleAt(ay, at) - doubleAt(dy, at) * bt) -
    doubleAt(dy, at) * (x - doubleAt(ax, at) - doubleAt(dx, at) * bt)
  return true
}
