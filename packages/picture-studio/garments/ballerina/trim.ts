import { itemAt } from '#engine/array-at'
import { fold } from '#engine/drape'
import { lin } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { PALE_GOLD } from '#garments/metal/metals'
import { arc, metalwork } from '#garments/metal/metalwork'
import type { Last } from '#garments/shoe/last'
import { brightness, tint } from '#garments/tone'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  loopLeft: [[306, 678], [282, 660], [252, 660], [242, 678], [258, 696], [286, 694]],
  loopRight: [[308, 676], [330, 656], [358, 654], [372, 668], [360, 688], [332, 690]],
  ends: [[304, 682], [290, 704], [276, 722]],
  endsRight: [[310, 682], [326, 702], [342, 714]],
  knot: [[298, 668], [310, 664], [320, 672], [316, 688], [302, 690], [296, 680]],
  strapBehind: [[446, 690], [456, 650], [486, 622], [526, 614], [556, 632]],
  strap: [[494, 618], [526, 614], [556, 632], [573, 664], [580, 706]],
  cap: [
    [318, 636, 1], [262, 656], [206, 689], [166, 723], [145, 756], [151, 781, 1], [200, 788], [262, 791, 1], [254, 750],
    [268, 700], [300, 664, 1],
  ],
  capSeam: [[304, 668], [274, 704], [260, 750], [267, 786]],
} satisfies Record<string, Point[]>

/** The trim of a model: a bow, a strap across the instep with its buckle, or a toe cap. */
export async function trim(
  scene: Scene,
  s: Last,
  { trim: kind }: { trim: 'bow' | 'strap' | 'plain' | 'cap' },
): Promise<void> {
  if (kind === 'bow') await bow(scene, s)
  if (kind === 'strap') await strap(scene, s)
  if (kind === 'cap') await cap(scene, s)
}

async function bow(scene: Scene, s: Last): Promise<void> {
  const lace = {
    ...s.leather,
    stroke: 5.5 * s.size,
    inflate: 0.8,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
  } satisfies Partial<PanelSpec>
  await panel(scene, { ...lace, d: path(s.at(OUTLINE.ends), false) })
  await panel(scene, { ...lace, d: path(s.at(OUTLINE.endsRight), false) })
  for (const loop of [OUTLINE.loopLeft, OUTLINE.loopRight])
    await panel(scene, {
      ...s.leather,
      d: path(s.at(loop)),
      inflate: 0.7,
      infF: 3,
      edgeA: 3,
      edgeR: 4,
      folds: (p) => fold(p, s.at([[308, 677], itemAt(loop, 2)]), { w: 7, amp: -3, t0: 0.1, t1: 0.6 }),
    })
  await panel(scene, { ...s.leather, d: path(s.at(OUTLINE.knot)), inflate: 0.8, infF: 3, edgeA: 3, edgeR: 4 })
}

const strapLeather = (s: Last) =>
  ({
    ...s.leather,
    stroke: 19 * s.size,
    cap: 'butt',
    inflate: 0.35,
    infF: 3,
    edgeA: 3,
    edgeR: 4,
  }) satisfies Partial<PanelSpec>

/** The far half of the strap, behind the shoe. Must be drawn before the shoe's inside. */
export async function strapBehind(scene: Scene, s: Last): Promise<void> {
  await panel(scene, {
    ...strapLeather(s),
    d: path(s.at(OUTLINE.strapBehind), false),
    color: tint(s.leather.color, 0.8),
  })
}

async function strap(scene: Scene, s: Last): Promise<void> {
  await panel(scene, { ...strapLeather(s), d: path(s.at(OUTLINE.strap), false) })
  const [x, y] = itemAt(s.at([[566, 660]]), 0)
  const frame = arc(x, y, 16 * s.size, 14 * s.size, 0, 360, 70)
  const prong = arc(x, y, 14 * s.size, 0.1, 0, 180, 70, 6)
  const r = 2.4 * s.size
  await metalwork(
    scene,
    [
      { pts: frame, r },
      { pts: prong, r: r * 0.8, lift: 2 },
    ],
    tint(PALE_GOLD, s.dim),
  )
}

async function cap(scene: Scene, s: Last): Promise<void> {
  const deep = lin('#1f1e1f')
  const own = brightness(s.leather.color) < 0.06 ? lin('#e6ddcb') : deep
  await panel(scene, {
    ...s.leather,
    paint: undefined,
    color: tint(own, s.dim),
    mat: { ...s.leather.mat, spec: 0.22 },
    d: path(s.at(OUTLINE.cap)),
    inflate: 0.5,
    infMax: 60,
    edgeA: 4,
    edgeR: 7,
  })
}
