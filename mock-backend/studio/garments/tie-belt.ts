import { fold, soft } from '@/mock-backend/studio/engine/drape'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import type { Cloth } from './cutting'
import { neatly } from './gathers'

/** A belt at height `y`, `half` px to each side and `tall` px high; the knot sits `knot` px right of the middle. */
export type TieBelt = { y: number; half: number; tall: number; knot: number; drop: number }

/** The band alone, as it is seen from behind and under a knot or a buckle. */
export async function beltBand(scene: Scene, cloth: Cloth, b: TieBelt): Promise<void> {
  const line = (dy: number, sag: number): Point[] => [
    [450 - b.half, b.y + dy, 1],
    [450 - b.half * 0.5, b.y + dy + sag],
    [450, b.y + dy + sag * 1.3],
    [450 + b.half * 0.5, b.y + dy + sag],
    [450 + b.half, b.y + dy, 1],
  ]
  await panel(scene, {
    ...cloth,
    d: path([...line(0, 7), ...line(b.tall, 8).reverse()]),
    texU: 200,
    texV: 30,
    inflate: 0.35,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => {
      for (const t of [0.3, 0.62]) fold(p, line(b.tall * t, 8), { w: 3.5, amp: 1.8, t0: 0.15, t1: 0.15 })
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
      [x + 52, y + drop * 0.78, 1],
      [x + 40, y + drop * 0.5],
      [x + 25, y + drop * 0.25],
      [x + 12, y + tall * 0.5, 1],
    ],
  ]
}

async function end(scene: Scene, cloth: Cloth, outline: Point[]): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(outline),
    texU: outline[3][0],
    inflate: 0.32,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => {
      const middle = ([x, y]: Point, [X, Y]: Point): Point => [(x + X) / 2, (y + Y) / 2]
      const line = [0, 1, 2].map((i) => middle(outline[i], outline[7 - i]))
      fold(p, line, { w: 6, amp: 3.5, t0: 0.01, t1: 0.5 })
      soft(p, { amp: 4, sx: 30, sy: 90, seed: 6 })
    },
  })
}

/** A belt of the garment's cloth, knotted in front. */
export async function tieBelt(scene: Scene, cloth: Cloth, b: TieBelt): Promise<void> {
  await beltBand(scene, cloth, b)
  for (const outline of ends(b)) await end(scene, cloth, outline)
  const x = 450 + b.knot
  const { y, tall } = b
  await panel(scene, {
    ...cloth,
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
    inflate: 0.42,
    edgeA: 3,
    folds: (p) => {
      const across: Point[] = [
        [x - 16, y + 8],
        [x + 1, y + tall * 0.5],
        [x + 15, y + tall],
      ]
      neatly(() => {
        fold(p, across, { w: 5, amp: 3 })
        fold(
          p,
          across.map(([X, Y]): Point => [X + 9, Y - 8]),
          { w: 4, amp: 2 },
        )
      })
    },
  })
}
