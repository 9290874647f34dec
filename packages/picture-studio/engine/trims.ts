import { addTo, floatAt } from '#engine/array-at'
import { each } from '#engine/drape'
import { gauss, lin } from '#engine/noise'
import { path, rect, tx, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Points, Rgb, Scene } from '#engine/scene-types'

export type Stitch = { color: Rgb; w?: number; dash?: string; closed?: boolean; raw?: string }

/** A row of stitches along a line. `raw`: an SVG path that replaces the points. */
export async function stitch(S: Scene, pts: Points | null, o: Stitch): Promise<void> {
  const { color, w = 1.6, dash = '5 3.4', closed = false } = o
  const d = o.raw ?? path(pts ?? [], closed)
  await panel(S, {
    d,
    pad: 8,
    svg: `<path d="${d}" fill="none" stroke="#fff" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round"/>`,
    color,
    edgeA: 0.8,
    edgeR: 1.5,
    shadow: { k: 0.3, k2: 0, r: 1, r2: 1, dx: 0, dy: 1 },
    mat: { ao: 0 },
  })
}

const HOLES = [-1, 1].flatMap((a) => [-1, 1].map((b): [number, number] => [a * 0.22, b * 0.22]))

const buttonRelief = (P: Panel, x: number, y: number, r: number) =>
  each(P, (i, X, Y) => {
    const q = Math.hypot(X - x, Y - y) / r
    addTo(P.hgt, i, 2 * gauss(q - 0.8, 0.2) - 0.6 * gauss(q, 0.4))
    for (const [a, b] of HOLES)
      P.hgt[i] = floatAt(P.hgt, i) - 2.4 * gauss(Math.hypot(X - x - a * r, Y - y - b * r), r * 0.12)
  })

/** A four-hole button of radius r. */
export async function button(S: Scene, x0: number, y0: number, r: number, color: Rgb, shine = 0.5): Promise<void> {
  const x = tx(x0)
  const y = ty(y0)
  await panel(S, {
    d: `M${x - r} ${y} L${x} ${y - r} L${x + r} ${y} L${x} ${y + r}Z`,
    pad: 12,
    svg: `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
    color,
    edgeA: 0,
    foldK: 1,
    folds: (P) => buttonRelief(P, x, y, r),
    shadow: { k: 0.55, k2: 0.3, r: 1, r2: 4, dx: 1, dy: 2 },
    mat: { spec: shine * 0.3, sx: 0.5, sy: 0.5, ao: 1.4 },
  })
}

/** A blank sewn-in label, w × h px, its top at y; `c` is its sRGB hex. Items of many brands share one drawing. */
export async function label(S: Scene, x0: number, y0: number, w: number, h: number, c: string): Promise<void> {
  const x = tx(x0)
  const y = ty(y0)
  const color = lin(c)
  await panel(S, {
    d: rect(x - w / 2, y, w, h),
    pad: 10,
    color,
    edgeA: 0.6,
    edgeR: 2,
    flat: true,
    shadow: { k: 0.3, k2: 0.1, r: 1, r2: 3, dx: 0, dy: 1 },
  })
  // Stitches along both ends.
  const thread: Rgb = color[0] > 0.3 ? lin('#b9b3a8') : lin('#6b675f')
  for (const end of [-1, 1])
    await stitch(S, null, { raw: seamAt(x + end * (w / 2 - 4), y, h), color: thread, w: 1, dash: '2 2' })
}

const seamAt = (x: number, y: number, h: number): string => `M${x} ${y + 3}L${x} ${y + h - 3}`
