import { itemAt } from '#engine/array-at'
import { noise, W } from '#engine/noise'
import type { Point, Points } from '#engine/scene-types'

const f1 = (x: number) => x.toFixed(2)

/**
 * State of the garment that is being drawn. XF and YF: factors of width and length. ns: offset of the seed of folds.
 * fj: largest random shift of a fold's line in px. The state is global, so draw only within `oneAtATime`, as
 * `paintGarment` does.
 */
export const G = { XF: 1, YF: 1, ns: 0, fj: 20 }

/** Convert x and y of an outline to the sheet, with the factors of width and length. */
export const tx = (x: number): number => 450 + (x - 450) * G.XF
export const ty = (y: number): number => 168 + (y - 168) * G.YF

type Joint = [x: number, y: number, corner: boolean]

const tangentAt = (p: Joint[], i: number, closed: boolean): [number, number] => {
  const n = p.length
  if (itemAt(p, i)[2] || (!closed && (i === 0 || i === n - 1))) return [0, 0]
  const a = itemAt(p, (i + n - 1) % n)
  const b = itemAt(p, (i + 1) % n)
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const l = Math.hypot(dx, dy) || 1
  return [dx / l, dy / l]
}

/**
 * Smooth SVG path through the points, which also applies `tx` and `ty`. `jit`: random shift in px, so that edges look
 * natural.
 */
export function path(pts: Points, closed = true, jit = 2.2): string {
  const p = pts.map(
    ([x = 0, y = 0, c]): Joint => [
      tx(x) + jit * noise(x / 160, y / 160, 5),
      ty(y) + jit * noise(x / 160, y / 160, 9),
      Boolean(c),
    ],
  )
  const n = p.length
  const tan = p.map((_, i) => tangentAt(p, i, closed))
  let d = `M${f1(itemAt(p, 0)[0])} ${f1(itemAt(p, 0)[1])}`
  const m = closed ? n : n - 1
  for (let i = 0; i < m; i++) {
    const a = itemAt(p, i)
    const b = itemAt(p, (i + 1) % n)
    const ta = itemAt(tan, i)
    const tb = itemAt(tan, (i + 1) % n)
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.36
    d += `C${f1(a[0] + ta[0] * l)} ${f1(a[1] + ta[1] * l)} ${f1(b[0] - tb[0] * l)} ${f1(b[1] - tb[1] * l)} ${f1(b[0])} ${f1(b[1])}`
  }
  return d + (closed ? 'Z' : '')
}

/** Points mirrored about the sheet's middle. */
export const mirPts = (pts: Points): Point[] => pts.map(([x = 0, y = 0, c]) => [W - x, y, c ? 1 : 0])

/** Left half plus its mirror image; points on the middle line are not doubled. */
export const sym = (half: Points): Point[] => {
  const own = half.map(([x = 0, y = 0, c]): Point => [x, y, c ? 1 : 0])
  const other = mirPts(half)
    .reverse()
    .filter((p) => Math.abs(p[0] - 450) >= 0.5)
  return own.concat(other)
}

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** Smooth polyline through the points, `seg` steps between neighbours. */
export function curve(pts: Points, seg = 8): Point[] {
  const q = pts.map(([x = 0, y = 0]): Point => [x, y])
  const o: Point[] = []
  for (let i = 0; i < q.length - 1; i++) {
    const p0 = itemAt(q, Math.max(0, i - 1))
    const p1 = itemAt(q, i)
    const p2 = itemAt(q, i + 1)
    const p3 = itemAt(q, Math.min(q.length - 1, i + 2))
    for (let k = 0; k < seg; k++) {
      const t = k / seg
      o.push([catmull(p0[0], p1[0], p2[0], p3[0], t), catmull(p0[1], p1[1], p2[1], p3[1], t)])
    }
  }
  o.push(itemAt(q, q.length - 1))
  return o
}

/** Mirrors x if m is truthy, so that left and right can share a list of points. */
export const mx = (x: number, m: number | boolean): number => (m ? W - x : x)
export const mp = (pts: Points, m: number | boolean): Point[] =>
  m ? mirPts(pts) : pts.map(([x = 0, y = 0, c]) => [x, y, c ? 1 : 0])

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
