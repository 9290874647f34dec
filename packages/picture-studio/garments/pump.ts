import type { Look } from '#engine/look'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { cutFor } from './cutting'
import { backStrap } from './pump/back-strap'
import { type Heel, heel, heelTip } from './shoe/heel'
import type { Finish, Last } from './shoe/last'
import { pair, type Stand } from './shoe/pair'
import { lifted } from './shoe/raised'
import { upper } from './shoe/upper'
import { tint } from './tone'

/** `rise`: height of the heel in px. `open`: a slingback, with an open heel and a strap. */
type Cut = { rise: number; heel: Heel; finish: Finish; open: boolean }
const CUTS: [Cut, ...Cut[]] = [
  { rise: 170, heel: 'stiletto', finish: 'smooth', open: false },
  { rise: 96, heel: 'block', finish: 'suede', open: false },
  { rise: 74, heel: 'kitten', finish: 'smooth', open: true },
  { rise: 140, heel: 'block', finish: 'patent', open: false },
]

const FLOOR = 800

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  sole: [
    [128, 782], [150, 792], [220, 799], [330, 800], [420, 792], [520, 780], [640, 776], [734, 776, 1], [738, 762, 1], [640, 760],
    [520, 764], [420, 776], [330, 784], [220, 784],
  ],
  inside: [
    [722, 596, 1], [680, 622], [610, 650], [530, 670], [450, 676], [380, 674], [312, 680, 1], [316, 704], [360, 740],
    [470, 740], [590, 718], [690, 672],
  ],
  insole: [[694, 690], [630, 704], [550, 722], [460, 734], [400, 732], [380, 740], [380, 752], [470, 766], [600, 748], [700, 722]],
  insideOpen: [
    [610, 706], [596, 662, 1], [530, 670], [450, 676], [380, 674], [312, 680, 1], [316, 704], [360, 740], [470, 740],
  ],
  upper: [
    [738, 766, 1], [750, 712], [746, 650], [734, 604], [724, 592, 1], [706, 640], [650, 682], [570, 714], [480, 734],
    [406, 736], [352, 724], [326, 706], [314, 684, 1], [266, 694], [214, 714], [164, 742], [126, 770], [128, 786, 1],
    [220, 794], [330, 795], [420, 786], [520, 774], [640, 768],
  ],
  upperOpen: [
    [640, 772, 1], [600, 730], [560, 716, 1], [480, 734], [406, 736], [352, 724], [326, 706], [314, 684, 1], [266, 694],
    [214, 714], [164, 742], [126, 770], [128, 786, 1], [220, 794], [330, 795], [420, 786], [520, 774],
  ],
  topline: [[724, 594], [706, 641], [650, 684], [570, 716], [480, 736], [406, 738], [352, 726], [327, 707]],
  crease: [[440, 738], [460, 760], [450, 784]],
  heelSeam: [[676, 668], [668, 720], [672, 766]],
} satisfies Record<string, Point[]>

/** A pair of pumps, standing: heels from a kitten to a stiletto, pointed toes, one of them a slingback. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 43
  const cut = cutFor(look, CUTS)
  const stand: Stand = { y: FLOOR - 2, toe: [170, 430], heel: heelTip(cut.heel, cut.rise) }
  await pair(scene, look, cut.finish, stand, (s, last) => shoe(s, lifted(last, cut.rise), last, cut))
}

async function shoe(scene: Scene, s: Last, ground: Last, cut: Cut): Promise<void> {
  const inside = cut.open ? OUTLINE.insideOpen : OUTLINE.inside
  await panel(scene, { ...s.lining, d: path(s.at(inside)), color: tint(s.lining.color, 0.6), inflate: -0.25 })
  await panel(scene, { ...s.lining, d: path(s.at(OUTLINE.insole)), color: tint(s.lining.color, 0.9), shadow: false })
  await heel(scene, ground, { kind: cut.heel, rise: cut.rise, floor: FLOOR })
  await panel(scene, { d: path(s.at(OUTLINE.sole)), color: s.sole, mat: { ao: 0.6 }, edgeA: 3, edgeR: 5 })
  await upper(scene, s, {
    outline: cut.open ? OUTLINE.upperOpen : OUTLINE.upper,
    inflate: 0.62,
    infMax: 84,
    waves: { amp: 3.5, sx: 100, sy: 60 },
    crease: { line: OUTLINE.crease, w: 22, amp: 3 },
    toe: { at: [220, 754], height: 8, flat: 0.5, reach: 42 },
  })
  if (cut.open) return backStrap(scene, s)
  await stitch(scene, s.at(OUTLINE.heelSeam), { color: s.thread, w: 1.3, dash: '3.6 2.6' })
  await panel(scene, {
    ...s.leather,
    d: path(s.at(OUTLINE.topline), false),
    stroke: 6 * s.size,
    inflate: 0.5,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
    shadow: { k: 0.3, k2: 0.2, r: 1, r2: 4, dx: 0, dy: 2 },
  })
}
