import { itemAt } from '#engine/array-at'
import { buckle, fold, soft } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { SATIN_ROUND } from '#garments/satin'
import { hems, type Silk } from './silk'

type Layer = { outline: Point[]; hemmed: [Point, Point][]; seed: number; creases?: Point[][]; lift?: number }

function rest(p: Panel, { seed, creases = [] }: Layer): void {
  soft(p, { amp: 9, sx: 170, sy: 150, seed })
  buckle(p, {
    seed,
    lam: 60,
    stretch: 5,
    round: SATIN_ROUND,
    field: (x, y, o) => {
      o[0] = 0.7 + Math.sin((x + y) / 260 + seed)
      o[1] = 0.005
    },
  })
  for (const line of creases) fold(p, line, { w: 10, amp: 3, t0: 0.05, t1: 0.05 })
}

async function lay(scene: Scene, silk: Silk, layer: Layer): Promise<void> {
  await panel(scene, {
    color: silk.color,
    mat: silk.mat,
    bump: silk.bump,
    tex: silk.framed(hems(layer.hemmed)),
    d: path(layer.outline),
    edgeA: 3,
    edgeR: 4,
    folds: (p) => rest(p, layer),
    shadow: { k: 0.5, k2: 0.4, r: 3, r2: 14, dx: 3, dy: 4 },
  })
  // The hand-rolled hem is raised like a fine cord.
  for (const [from, to] of layer.hemmed)
    await panel(scene, {
      d: path([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], false),
      stroke: 7,
      color: silk.hem,
      mat: silk.mat,
      inflate: 0.8,
      infF: 2,
      edgeA: 2,
      edgeR: 3,
      shadow: { k: 0.35, k2: 0.2, r: 1, r2: 4, dx: 1, dy: 2 },
    })
}

const edges = (points: readonly Point[], closed = true): [Point, Point][] =>
  points
    .slice(0, closed ? points.length : -1)
    .map((p, i): [Point, Point] => [p, itemAt(points, (i + 1) % points.length)])

const corners = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, y, 1])

/** The whole square, slightly turned, with one corner folded towards the middle. */
export async function open(scene: Scene, silk: Silk): Promise<void> {
  const a: Point = [148, 236]
  const c: Point = [770, 812]
  const d: Point = [176, 842]
  const cutB: Point = [520, 217]
  const cutC: Point = [752, 470]
  await lay(scene, silk, {
    outline: corners([a, cutB, cutC, c, d]),
    hemmed: [
      [a, cutB],
      [cutC, c],
      [c, d],
      [d, a],
    ],
    seed: 5 + silk.vary,
    creases: [
      [
        [459, 222],
        [473, 828],
      ],
      [
        [162, 540],
        [752, 512],
      ],
    ],
  })
  // The folded corner: the corner of the square mirrored over the fold.
  const tip: Point = [528, 448]
  await lay(scene, silk, {
    outline: corners([cutB, cutC, tip]),
    hemmed: [
      [cutB, tip],
      [tip, cutC],
    ],
    seed: 9 + silk.vary,
  })
}

/** Folded along its diagonal: two layers, with the lower one visible at the edge. */
export async function triangle(scene: Scene, silk: Silk): Promise<void> {
  const under = corners([
    [92, 372],
    [812, 350],
    [470, 812],
  ])
  const upper = corners([
    [92, 372],
    [812, 350],
    [438, 780],
  ])
  for (const [outline, seed] of [
    [under, 3],
    [upper, 8],
  ] as const)
    await lay(scene, silk, {
      outline,
      hemmed: edges([itemAt(outline, 1), itemAt(outline, 2), itemAt(outline, 0)], false),
      seed: seed + silk.vary,
    })
}

/** Folded in four, the layers a little apart at the open corner. */
export async function quarter(scene: Scene, silk: Silk): Promise<void> {
  for (const [k, off] of [30, 20, 10, 0].entries()) {
    const outline = corners([
      [196, 300],
      [704, 280],
      [724 + off, 800 + off],
      [206, 816 + off],
    ])
    await lay(scene, silk, {
      outline,
      hemmed: [
        [itemAt(outline, 1), itemAt(outline, 2)],
        [itemAt(outline, 2), itemAt(outline, 3)],
      ],
      seed: 4 + k + silk.vary,
    })
  }
}
