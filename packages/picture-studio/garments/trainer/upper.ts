import { addTo, itemAt } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import { gauss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { relief } from '#garments/cutting'
import { tint } from '#garments/tone'
import type { Shoe } from './shoe'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  lining: [[716, 476, 1], [660, 470], [590, 470], [520, 450, 1], [540, 530], [640, 540], [716, 530, 1]],
  tongue: [[462, 486], [486, 436], [520, 414], [556, 416], [570, 444], [560, 500], [500, 540]],
  upper: [
    [736, 704, 1], [742, 620], [730, 540], [724, 478], [706, 468, 1], [672, 500], [620, 514], [572, 500],
    [536, 452, 1], [480, 466, 1], [420, 526], [352, 584], [286, 612], [216, 636], [178, 672], [170, 716, 1],
  ],
  heelTab: [[730, 540], [724, 476], [706, 466, 1], [680, 496], [662, 540], [664, 586, 1], [700, 590], [736, 584, 1]],
  eyestay: [
    [536, 452, 1], [480, 466, 1], [420, 526], [352, 584], [322, 602, 1], [346, 640, 1], [430, 600], [520, 540],
    [572, 504, 1],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const TOE_FOLDS: Point[][] = [
  [[350, 596], [372, 640], [372, 690]],
  [[324, 606], [340, 650], [336, 696]],
  [[660, 540], [690, 590], [690, 650]],
]

// biome-ignore format: point lists read better in rows
const SEAMS: Point[][] = [
  [[566, 508], [516, 546], [428, 606], [352, 643]],
  [[560, 516], [512, 552], [428, 613], [356, 650]],
  [[322, 604], [300, 640], [296, 704]],
  [[664, 590], [650, 640], [648, 704]],
]

// biome-ignore format: point lists read better in rows
const EYELETS: [x: number, y: number][] = [[358, 612], [396, 592], [434, 568], [472, 540], [508, 512], [538, 486]]

async function inside(scene: Scene, s: Shoe): Promise<void> {
  const { color } = s.leather
  await panel(scene, { d: path(s.at(OUTLINE.lining)), color: tint(color, 0.42), mat: {} })
  await panel(scene, {
    ...s.leather,
    d: path(s.at(OUTLINE.tongue)),
    inflate: 0.5,
    edgeA: 5,
    edgeR: 9,
    color: tint(color, 0.93),
  })
  const [x, y] = itemAt(s.at([[528, 432]]), 0)
  await label(scene, x, y, 34, 17, '#efece5')
}

function toe(p: Panel, s: Shoe): void {
  soft(p, { amp: 5, sx: 80, sy: 70, seed: s.seed })
  for (const line of TOE_FOLDS) fold(p, s.at(line), { w: 11, amp: 3, t0: 0.2, t1: 0.5 })
  each(p, (i, x, y) => {
    const dx = (x - s.ox - 450) / s.size + 450 - 250
    const dy = (y - s.oy - 600) / s.size + 600 - 670
    addTo(p.hgt, i, 16 * gauss(Math.hypot(dx * 0.7, dy), 64))
  })
}

/** The upper: lining, tongue, leather, heel tab, eyestay and seams. */
export async function upper(scene: Scene, s: Shoe): Promise<void> {
  await inside(scene, s)
  await panel(scene, {
    ...s.leather,
    d: path(s.at(OUTLINE.upper)),
    inflate: 0.55,
    infMax: 90,
    edgeA: 6,
    edgeR: 11,
    folds: (p) => toe(p, s),
  })
  await panel(scene, {
    ...s.leather,
    color: s.heel,
    d: path(s.at(OUTLINE.heelTab)),
    inflate: 0.4,
    edgeA: 4,
    edgeR: 7,
  })
  await panel(scene, { ...s.leather, d: path(s.at(OUTLINE.eyestay)), inflate: 0.3, edgeA: 4.5, edgeR: 7 })
  const thread = { color: tint(s.leather.color, 0.8), w: 1.3, dash: '3.6 2.6' }
  for (const seam of SEAMS) await stitch(scene, s.at(seam), thread)
}

const braid = relief((x, y) => 0.8 * Math.sin((x * 0.5 + y) * 1.5) * Math.cos((x - y * 0.5) * 1.2))

/** The laces, one short piece at every eyelet. */
export async function lacing(scene: Scene, s: Shoe): Promise<void> {
  for (const [x, y] of EYELETS) {
    const lace: Point[] = [
      [x + 2, y],
      [x - 10, y - 18],
      [x - 26, y - 30],
    ]
    await panel(scene, {
      d: path(s.at(lace), false),
      stroke: 10.5 * s.size,
      color: tint(s.leather.color, 0.98),
      mat: { fuzz: 0.2 },
      bump: braid,
      inflate: 0.8,
      infF: 2,
      edgeA: 2.5,
      edgeR: 4,
      shadow: { k: 0.5, k2: 0.3, r: 2, r2: 5, dx: 2, dy: 3 },
    })
  }
}
