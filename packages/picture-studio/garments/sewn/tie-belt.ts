import { itemAt } from '#engine/array-at'
import { fold, soft } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import { neatly } from '#garments/gathers'

/**
 * A tied belt in sheet px: upper edge `y`, `half` px to each side, `tall` px high, its knot at `knot` right of the
 * middle; the longer end reaches `drop` px below the upper edge.
 */
export type TieBelt = { y: number; half: number; tall: number; knot: number; drop: number }

const SHADOW = { k: 0.46, k2: 0.36, r: 2, r2: 9, dx: 1, dy: 4 }
const EDGES = { edgeA: 3.2, edgeR: 6, shadow: SHADOW }

/** A line across the waist, `dy` px below the belt's upper edge and lower in the middle by 1.3 × `sag` px. */
const across = (b: TieBelt, dy: number, sag = 7): Point[] => [
  [450 - b.half, b.y + dy, 1],
  [450 - b.half * 0.5, b.y + dy + sag],
  [450, b.y + dy + sag * 1.3],
  [450 + b.half * 0.5, b.y + dy + sag],
  [450 + b.half, b.y + dy, 1],
]

/** The band alone, for back views and below a knot or buckle. If it is tied, its folds meet in the knot. */
export async function beltBand(scene: Scene, cloth: Cloth, b: TieBelt, isTied = false): Promise<void> {
  const { y, tall } = b
  const knot: Point = [450 + b.knot, y + tall * 0.55]
  await panel(scene, {
    ...cloth,
    ...EDGES,
    d: path([...across(b, 0), ...across(b, tall, 8).reverse()]),
    texU: 200,
    texV: 30,
    inflate: 0.3,
    folds: (p) => {
      for (const t of [0.26, 0.5, 0.74]) {
        const line = across(b, tall * t)
        const middle: Point = [knot[0], knot[1] + (t - 0.5) * 8]
        if (isTied) fold(p, [itemAt(line, 0), middle, itemAt(line, 4)], { w: 4.5, amp: 3, t0: 0.2, t1: 0.2 })
        else if (t !== 0.5) fold(p, across(b, tall * t, 8), { w: 3.5, amp: 1.8, t0: 0.15, t1: 0.15 })
      }
      soft(p, { amp: 3, sx: 40, sy: 60, seed: 9 })
    },
  })
}

const ends = ({ y, knot, tall, drop }: TieBelt): Point[][] => {
  const x = 450 + knot
  return [
    [
      [x - 8, y + tall * 0.6, 1],
      [x - 16, y + drop * 0.35],
      [x - 28, y + drop * 0.7],
      [x - 36, y + drop, 1],
      [x - 10, y + drop + 9, 1],
      [x, y + drop * 0.7],
      [x + 7, y + drop * 0.35],
      [x + 10, y + tall * 0.6, 1],
    ],
    [
      [x - 4, y + tall * 0.6, 1],
      [x + 8, y + drop * 0.3],
      [x + 20, y + drop * 0.58],
      [x + 28, y + drop * 0.82, 1],
      [x + 28 + tall * 0.66, y + drop * 0.78, 1],
      [x + 40, y + drop * 0.5],
      [x + 25, y + drop * 0.25],
      [x + 12, y + tall * 0.5, 1],
    ],
  ]
}

async function end(scene: Scene, cloth: Cloth, outline: Point[]): Promise<void> {
  await panel(scene, {
    ...cloth,
    ...EDGES,
    d: path(outline),
    texU: itemAt(outline, 3)[0],
    inflate: 0.32,
    folds: (p) => {
      const middle = ([x, y]: Point, [X, Y]: Point): Point => [(x + X) / 2, (y + Y) / 2]
      const line = [0, 1, 2].map((i) => middle(itemAt(outline, i), itemAt(outline, 7 - i)))
      fold(p, line, { w: 6, amp: 3.5, t0: 0.01, t1: 0.5 })
      soft(p, { amp: 4, sx: 30, sy: 90, seed: 6 })
    },
  })
}

async function knotted(scene: Scene, cloth: Cloth, { y, tall, knot }: TieBelt): Promise<void> {
  const x = 450 + knot
  await panel(scene, {
    ...cloth,
    ...EDGES,
    d: path([
      [x - 15, y + 2],
      [x + 2, y - 4],
      [x + 18, y + 1],
      [x + 22, y + tall * 0.4],
      [x + 16, y + tall + 6],
      [x - 4, y + tall + 11],
      [x - 17, y + tall + 4],
      [x - 20, y + tall * 0.5],
    ]),
    texU: 20,
    inflate: 0.55,
    folds: (p) => {
      const over: Point[] = [
        [x - 16, y + 8],
        [x + 1, y + tall * 0.5],
        [x + 15, y + tall],
      ]
      neatly(() => {
        fold(p, over, { w: 5, amp: 3 })
        fold(
          p,
          over.map(([X, Y]): Point => [X + 9, Y - 8]),
          { w: 4, amp: 2 },
        )
      })
    },
  })
}

/** A belt of the garment's cloth, knotted in front: band, two hanging ends and the knot. */
export async function tieBelt(scene: Scene, cloth: Cloth, b: TieBelt): Promise<void> {
  await beltBand(scene, cloth, b, true)
  for (const outline of ends(b)) await end(scene, cloth, outline)
  await knotted(scene, cloth, b)
}
