import type { Look } from '#engine/look'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { cutFor } from './cutting'
import { bottom, type Sole } from './loafer/bottom'
import { type Front, front } from './loafer/front'
import type { Finish, Last } from './shoe/last'
import { pair, type Stand } from './shoe/pair'
import { upper } from './shoe/upper'
import { tint } from './tone'

type Cut = { front: Front; sole: Sole; finish: Finish }
const CUTS: [Cut, ...Cut[]] = [
  { front: 'penny', sole: 'leather', finish: 'smooth' },
  { front: 'horsebit', sole: 'leather', finish: 'smooth' },
  { front: 'penny', sole: 'lug', finish: 'patent' },
  { front: 'tassel', sole: 'leather', finish: 'suede' },
]

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  lining: [
    [728, 566, 1], [690, 562], [620, 558], [550, 544], [480, 534, 1], [440, 560], [520, 622], [620, 640], [700, 620],
  ],
  tongue: [[396, 592], [420, 562], [456, 540], [500, 528], [530, 536], [542, 572], [520, 626, 1], [440, 640, 1]],
  upper: [
    [744, 742, 1], [756, 690], [750, 630], [736, 574], [726, 560, 1], [704, 590], [650, 614], [584, 620], [524, 604],
    [474, 588], [436, 572], [376, 594], [306, 640], [238, 674], [180, 704], [150, 736], [148, 766, 1],
    [210, 786], [330, 788], [460, 770], [570, 750],
  ],
  topSeam: [[722, 572], [702, 600], [650, 625], [584, 631], [526, 617]],
  crease: [[560, 640], [600, 690], [590, 740]],
  heelSeam: [[690, 600], [672, 660], [668, 738]],
} satisfies Record<string, Point[]>

/** A pair of loafers, standing: penny strap, horsebit or tassels, on a leather or a lug sole. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 41
  const cut = cutFor(look, CUTS)
  const stand: Stand = { y: cut.sole === 'lug' ? 818 : 803, toe: [180, 420], heel: [590, 748] }
  await pair(scene, look, cut.finish, stand, (s, last) => shoe(s, last, cut))
}

async function shoe(scene: Scene, s: Last, cut: Cut): Promise<void> {
  await panel(scene, { ...s.lining, d: path(s.at(OUTLINE.lining)), color: tint(s.lining.color, 0.62), inflate: -0.3 })
  await panel(scene, { ...s.leather, d: path(s.at(OUTLINE.tongue)), inflate: 0.3, infMax: 26, edgeA: 5, edgeR: 8 })
  await bottom(scene, s, cut.sole)
  await upper(scene, s, {
    outline: OUTLINE.upper,
    inflate: 0.6,
    infMax: 92,
    waves: { amp: 5, sx: 90, sy: 70 },
    crease: { line: OUTLINE.crease, w: 26, amp: 4 },
    toe: { at: [250, 738], height: 14, flat: 0.6, reach: 56 },
  })
  await front(scene, s, cut.front)
  const thread = { color: s.thread, w: 1.3, dash: '3.6 2.6' }
  await stitch(scene, s.at(OUTLINE.topSeam), thread)
  await stitch(scene, s.at(OUTLINE.heelSeam), thread)
}
