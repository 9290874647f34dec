import { fold } from '#engine/drape'
import type { Look } from '#engine/look'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { cutFor } from './cutting'
import { STRAPS, type StrapPlan } from './sandal/strap-plans'
import { straps } from './sandal/straps'
import { type Heel, heel, heelTip } from './shoe/heel'
import type { Finish, Last } from './shoe/last'
import { pair, type Stand } from './shoe/pair'
import { lifted } from './shoe/raised'
import { tint } from './tone'

/** `rise` lifts the heel, in px; without a `heel` the sole is flat. */
type Cut = { straps: StrapPlan; finish: Finish; rise: number; heel: Heel | null }
const CUTS: [Cut, ...Cut[]] = [
  { straps: STRAPS.slide, finish: 'smooth', rise: 0, heel: null },
  { straps: STRAPS.ankle, finish: 'smooth', rise: 120, heel: 'block' },
  { straps: STRAPS.strappy, finish: 'smooth', rise: 0, heel: null },
  { straps: STRAPS.crossed, finish: 'suede', rise: 70, heel: 'block' },
  { straps: STRAPS.ankle, finish: 'patent', rise: 165, heel: 'stiletto' },
]

const FLOOR = 806

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  bed: [
    [146, 770], [158, 742], [210, 722], [300, 716], [400, 726], [500, 736], [600, 732], [680, 720], [728, 724], [748, 744],
    [744, 766], [690, 778], [590, 776], [480, 776], [390, 788], [290, 794], [190, 790],
  ],
  bedSeam: [
    [744, 762], [690, 772], [590, 770], [480, 770], [390, 782], [290, 788], [192, 784], [156, 768], [166, 746], [212, 729],
  ],
  flatSole: [
    [144, 768, 1], [190, 788], [290, 793], [390, 787], [480, 775], [590, 775], [690, 777], [746, 762, 1], [750, 780],
    [742, 800, 1], [600, 806], [480, 804], [380, 806], [250, 808], [170, 802], [148, 788],
  ],
  thinSole: [
    [144, 768, 1], [190, 788], [290, 793], [390, 787], [480, 775], [590, 775], [690, 777], [746, 762, 1], [748, 776],
    [690, 790], [590, 788], [480, 788], [390, 800], [290, 806], [190, 802], [152, 788],
  ],
} satisfies Record<string, Point[]>

/**
 * A pair of sandals, standing: slide with buckles, ankle strap on a block heel or a stiletto, strappy flat, crossed
 * mule.
 */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 44
  const cut = cutFor(look, CUTS)
  const stand: Stand = {
    y: FLOOR - 2,
    toe: [180, cut.heel ? 430 : 560],
    heel: cut.heel ? heelTip(cut.heel, cut.rise) : [560, 740],
  }
  await pair(scene, look, cut.finish, stand, (s, last) => shoe(s, lifted(last, cut.rise), last, cut))
}

async function shoe(scene: Scene, s: Last, ground: Last, cut: Cut): Promise<void> {
  const bed = tint(s.lining.color, 1.05)
  if (cut.heel) await heel(scene, ground, { kind: cut.heel, rise: cut.rise, floor: FLOOR })
  await panel(scene, {
    d: path(s.at(cut.heel ? OUTLINE.thinSole : OUTLINE.flatSole)),
    color: cut.heel ? tint(s.leather.color, 0.8) : s.sole,
    mat: { spec: 0.04, sx: 0.5, sy: 0.8, ao: 0.7 },
    inflate: 0.25,
    edgeA: 3,
    edgeR: 5,
  })
  await panel(scene, {
    ...s.lining,
    color: bed,
    mat: { ...s.lining.mat, spec: 0.04, sx: 0.5, sy: 0.8 },
    d: path(s.at(OUTLINE.bed)),
    edgeA: 4,
    edgeR: 8,
    folds: (p) => {
      fold(
        p,
        s.at([
          [230, 756],
          [330, 752],
        ]),
        { w: 40, amp: -5 },
      )
      fold(
        p,
        s.at([
          [620, 752],
          [720, 746],
        ]),
        { w: 40, amp: -6 },
      )
    },
  })
  await stitch(scene, s.at(OUTLINE.bedSeam), { color: tint(bed, 0.7), w: 1.2, dash: '4 3' })
  await straps(scene, s, cut.straps)
}
