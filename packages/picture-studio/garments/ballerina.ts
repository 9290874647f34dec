import type { Look } from '#engine/look'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { strapBehind, trim } from './ballerina/trim'
import { cutFor } from './cutting'
import type { Finish, Last } from './shoe/last'
import { pair, type Stand } from './shoe/pair'
import { upper } from './shoe/upper'
import { tint } from './tone'

/** `point`: length in px by which the toe is pointed. */
export type BallerinaCut = { trim: 'bow' | 'strap' | 'plain' | 'cap'; finish: Finish; point: number }
const CUTS: [BallerinaCut, ...BallerinaCut[]] = [
  { trim: 'bow', finish: 'smooth', point: 0 },
  { trim: 'strap', finish: 'patent', point: 0 },
  { trim: 'cap', finish: 'smooth', point: 0 },
  { trim: 'plain', finish: 'suede', point: 1 },
]

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  heel: [[620, 762, 1], [744, 750, 1], [744, 774], [738, 790, 1], [632, 792, 1], [626, 778]],
  sole: [
    [152, 772], [160, 788], [220, 796], [340, 796], [460, 786], [570, 770], [640, 766], [744, 766, 1], [748, 746, 1],
    [640, 750], [570, 752], [460, 768], [340, 782], [220, 782],
  ],
  inside: [
    [736, 596, 1], [690, 604], [620, 628], [540, 648], [450, 648], [372, 644], [316, 642], [282, 660, 1], [336, 716],
    [450, 724], [580, 700], [690, 660],
  ],
  insole: [[700, 668], [640, 676], [560, 690], [450, 700], [360, 696], [330, 690], [340, 726], [450, 742], [600, 726], [700, 700]],
  upper: [
    [744, 754, 1], [758, 700], [754, 640], [744, 600], [734, 592, 1], [716, 630], [664, 664], [590, 692], [500, 712],
    [420, 716], [352, 704], [312, 682], [296, 660], [316, 640, 1], [262, 658], [206, 690], [166, 724], [146, 756],
    [152, 780, 1], [220, 790], [340, 790], [460, 776], [570, 760], [650, 756],
  ],
  topline: [
    [734, 594], [716, 632], [664, 666], [590, 694], [500, 714], [420, 718], [352, 706], [312, 684], [297, 662],
  ],
  farTopline: [[736, 596], [690, 603], [620, 626], [540, 645], [450, 645], [372, 641], [318, 648], [300, 664]],
  crease: [[470, 720], [490, 745], [480, 772]],
  heelSeam: [[690, 656], [682, 700], [684, 750]],
  welt: [[160, 778], [222, 789], [340, 789], [460, 775], [570, 759], [644, 756], [746, 752]],
} satisfies Record<string, Point[]>

const STAND: Stand = { y: 793, toe: [180, 440], heel: [622, 742] }

/** A pair of flat ballerinas, standing: bow, strap, contrasting cap, or plain with a pointed toe. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 42
  const cut = cutFor(look, CUTS)
  await pair(scene, look, cut.finish, STAND, (s, last) => shoe(s, pointed(last, cut.point), cut))
}

/** The same last with a longer and lower toe. */
function pointed(last: Last, point: number): Last {
  if (point === 0) return last
  const drawn = ([x, y, c]: Point): Point =>
    x < 330 ? [x - (330 - x) * 0.3, y + Math.max(0, 768 - y) * 0.18, c] : [x, y, c]
  return { ...last, at: (points) => last.at(points.map(drawn)) }
}

async function shoe(scene: Scene, s: Last, cut: BallerinaCut): Promise<void> {
  if (cut.trim === 'strap') await strapBehind(scene, s)
  await panel(scene, { ...s.lining, d: path(s.at(OUTLINE.inside)), color: tint(s.lining.color, 0.6), inflate: -0.25 })
  await panel(scene, { ...s.lining, d: path(s.at(OUTLINE.insole)), shadow: false })
  await band(scene, s, OUTLINE.farTopline, 5)
  const sole = { mat: { ...s.leather.mat, spec: 0.06, sx: 0.5, sy: 0.8, fuzz: 0 } }
  await panel(scene, {
    ...sole,
    d: path(s.at(OUTLINE.heel)),
    color: tint(s.sole, 1.4),
    edgeA: 4,
    edgeR: 7,
    inflate: 0.3,
  })
  await panel(scene, { ...sole, d: path(s.at(OUTLINE.sole)), color: s.sole, edgeA: 3, edgeR: 5 })
  await upper(scene, s, {
    outline: OUTLINE.upper,
    inflate: 0.62,
    infMax: 84,
    waves: { amp: 4, sx: 90, sy: 60 },
    crease: { line: OUTLINE.crease, w: 22, amp: 3 },
    toe: { at: [230, 738], height: 10, flat: 0.6, reach: 48 },
  })
  await stitch(scene, s.at(OUTLINE.heelSeam), { color: s.thread, w: 1.3, dash: '3.6 2.6' })
  await trim(scene, s, cut)
  await band(scene, s, OUTLINE.topline, 8)
}

/** The topline is bound with a narrow strip of the same leather. */
const band = (scene: Scene, s: Last, line: readonly Point[], width: number) =>
  panel(scene, {
    ...s.leather,
    d: path(s.at(line), false),
    stroke: width * s.size,
    inflate: 0.6,
    infF: 2,
    edgeA: 2.5,
    edgeR: 3,
    shadow: { k: 0.35, k2: 0.2, r: 1, r2: 4, dx: 0, dy: 2 },
  })
