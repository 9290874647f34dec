import { fold, soft } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  band: [
    [331, 432, 1], [390, 440], [450, 442], [510, 440], [569, 432, 1], [570, 462, 1], [510, 472], [450, 474],
    [390, 472], [330, 462, 1],
  ],
  knot: [[532, 440], [550, 434], [568, 442], [572, 458], [562, 474], [544, 476], [530, 464]],
} satisfies Record<string, Point[]>

type TieOutline = [Point, Point, Point, Point, Point, Point, Point, Point]

// biome-ignore format: point lists read better in rows
const TIES: TieOutline[] = [
  [[538, 460, 1], [528, 540], [516, 640], [508, 715, 1], [532, 722, 1], [544, 640], [552, 540], [556, 462, 1]],
  [[546, 460, 1], [556, 540], [570, 630], [580, 680, 1], [602, 672, 1], [590, 620], [574, 530], [564, 458, 1]],
]

// biome-ignore format: point lists read better in rows
const KNOT_FOLDS = {
  long: [[534, 446], [552, 456], [568, 470]],
  short: [[548, 438], [556, 452], [570, 456]],
} satisfies Record<string, Point[]>

async function tie(scene: Scene, cloth: Cloth, outline: TieOutline): Promise<void> {
  const [top, upper, lower, end, , back, start] = outline
  await panel(scene, {
    ...cloth,
    d: path(outline),
    texU: end[0],
    inflate: 0.35,
    edgeA: 3,
    folds: (p) => {
      const line: Point[] = [top, [(upper[0] + start[0]) / 2, 540], [(lower[0] + back[0]) / 2, 640], end]
      fold(p, line, { w: 7, amp: 4, t0: 0.01, t1: 0.5 })
      soft(p, { amp: 4, sx: 30, sy: 90, seed: 6 })
    },
  })
}

/** The band around the waist. */
export async function beltBand(scene: Scene, cloth: Cloth): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(OUTLINE.band),
    texU: 200,
    texV: 30,
    inflate: 0.3,
    edgeA: 3,
    folds: (p) => {
      for (const dy of [0, 9, 18]) {
        const line: Point[] = [
          [331, 440 + dy],
          [450, 449 + dy],
          [569, 440 + dy],
        ]
        fold(p, line, { w: 3.5, amp: 2.2, t0: 0.1, t1: 0.1 })
      }
    },
  })
}

/** Waist band, the two hanging ties and their knot. */
export async function belt(scene: Scene, cloth: Cloth): Promise<void> {
  await beltBand(scene, cloth)
  for (const outline of TIES) await tie(scene, cloth, outline)
  await panel(scene, {
    ...cloth,
    d: path(OUTLINE.knot),
    texU: 20,
    inflate: 0.8,
    edgeA: 3,
    folds: (p) => {
      fold(p, KNOT_FOLDS.long, { w: 5, amp: 4 })
      fold(p, KNOT_FOLDS.short, { w: 4, amp: 3 })
    },
  })
}
