import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import { gauss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Points, Rgb, Scene } from '#engine/scene-types'
import { tint } from '#garments/tone'

const METAL = { spec: 0.5, sx: 0.5, sy: 0.5, ao: 1.2 }

/** A pressed seam: a fine dark line with a shadow. */
export async function seam(
  scene: Scene,
  points: Points,
  color: Rgb,
  o: { w?: number; clip?: string; dx?: number } = {},
): Promise<void> {
  await panel(scene, {
    d: path(points, false),
    stroke: o.w ?? 2,
    cap: 'butt',
    pad: 12,
    color: tint(color, 0.5),
    edgeA: 0.6,
    edgeR: 1,
    clip: o.clip,
    shadow: { k: 0.34, k2: 0.22, r: 1, r2: 6, dx: o.dx ?? 1, dy: 1 },
  })
}

/** A zip along a line: cloth tape, metal teeth and the puller hanging from `pull` (sheet px). */
export async function zip(
  scene: Scene,
  points: Points,
  o: { metal: Rgb; tape: Rgb; w?: number; pull?: readonly [number, number] },
): Promise<void> {
  const { metal, tape, w = 6, pull } = o
  const d = path(points, false)
  await panel(scene, {
    d,
    stroke: w * 2.1,
    cap: 'butt',
    pad: 12,
    color: tape,
    edgeA: 1.2,
    edgeR: 2,
    shadow: { k: 0.4, k2: 0.3, r: 1, r2: 5, dx: 1, dy: 1 },
  })
  await panel(scene, {
    d,
    svg: `<path d="${d}" fill="none" stroke="#fff" stroke-width="${w}" stroke-dasharray="2.6 2"/>`,
    pad: 12,
    color: metal,
    edgeA: 1.5,
    edgeR: 2,
    mat: METAL,
    shadow: { k: 0.3, k2: 0, r: 1, r2: 1, dx: 0, dy: 1 },
  })
  if (pull) await puller(scene, pull[0], pull[1], metal, w / 6)
}

/** Slider and tab of a zip, its top at x, y. */
export async function puller(scene: Scene, x: number, y: number, color: Rgb, k = 1): Promise<void> {
  const common = { color, mat: METAL, shadow: { k: 0.5, k2: 0.3, r: 1, r2: 4, dx: 1, dy: 3 } }
  const a = 6 * k
  await panel(scene, {
    ...common,
    d: `M${x - a} ${y}L${x + a} ${y}L${x + a * 0.7} ${y + 15 * k}L${x - a * 0.7} ${y + 15 * k}Z`,
    pad: 10,
    inflate: 0.8,
    infF: 2,
    edgeA: 1.5,
    edgeR: 2,
  })
  await panel(scene, {
    ...common,
    d: `M${x - 3.2 * k} ${y + 12 * k}L${x + 3.2 * k} ${y + 12 * k}L${x + 4.4 * k} ${y + 38 * k}L${x - 4.4 * k} ${y + 38 * k}Z`,
    pad: 10,
    inflate: 0.6,
    infF: 2,
    edgeA: 1.2,
    edgeR: 2,
  })
}

/** A press stud or rivet of radius r. */
export async function stud(scene: Scene, x: number, y: number, r: number, color: Rgb): Promise<void> {
  await panel(scene, {
    d: `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`,
    svg: `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
    pad: 10,
    color,
    edgeA: 1.5,
    edgeR: 2.5,
    foldK: 1,
    folds: (p) =>
      each(p, (i, X, Y) => {
        const q = Math.hypot(X - x, Y - y) / r
        addTo(p.hgt, i, 1.8 * gauss(q - 0.72, 0.2) + 1.2 * gauss(q, 0.35))
      }),
    mat: METAL,
    shadow: { k: 0.5, k2: 0.3, r: 1, r2: 4, dx: 1, dy: 2 },
  })
}
