import { soft } from '#engine/drape'
import { rng } from '#engine/noise'
import { mp, path, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll, onArm, type Side, sign } from '#garments/cutting'
import { leaning } from '#garments/printed'
import { drapeKnitArm } from './arm-drape'
import { ribSurface, sleeveSurface } from './gauge'
import { isHeavy, type KnitCut } from './knit-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  long: [
    [356, 240, 1], [306, 213], [285, 230], [261, 284], [230, 390], [206, 520], [184, 650], [166, 770], [164, 796],
    [192, 810], [220, 805], [234, 790], [254, 690], [282, 560], [306, 470], [319, 398, 1], [356, 370, 1],
  ],
  cuff: [
    [166, 780, 1], [196, 794], [233, 782, 1], [229, 830], [224, 876], [216, 884], [188, 886], [166, 878], [160, 868],
    [161, 820],
  ],
  short: [
    [356, 240, 1], [306, 213], [285, 229], [262, 274], [238, 352], [226, 420], [228, 428], [262, 440], [304, 440],
    [310, 432], [316, 410], [319, 398, 1], [356, 370, 1],
  ],
  shortBand: [[228, 404, 1], [266, 420], [313, 416, 1], [311, 444], [306, 452], [262, 454], [226, 440], [223, 430]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[314, 392], [274, 430], [226, 444]],
  [[308, 430], [268, 500], [212, 530]],
  [[200, 540], [232, 590], [280, 598]],
  [[186, 640], [216, 676], [256, 680]],
  [[170, 760], [198, 744], [240, 756]],
  [[174, 724], [206, 716], [246, 728]],
  [[272, 258], [288, 330], [300, 390]],
]

function longFolds(p: Panel, cut: KnitCut, side: Side, vary: number): void {
  const r = rng(5 + side + vary)
  const thick = isHeavy(cut.gauge) ? 1.45 : 1
  foldAll(
    p,
    FOLDS.map((line) => inset(line, cut)),
    side,
    byChance(r, { thick, w: [13, 6], w1: 19, amp: [6, 3], t0: 0.2, t1: 0.5, skew: 0.6 }),
  )
  soft(p, { amp: 7 * thick, sx: 60, sy: 100, seed: 4 + side })
  if (isHeavy(cut.gauge)) return
  drapeKnitArm(p, side, { lam: 36, elbow: [ty(520), 80], wrist: [ty(770), 46] })
}

function shortFolds(p: Panel, cut: KnitCut, side: Side): void {
  foldAll(
    p,
    [FOLDS[0], FOLDS[6]].map((line) => inset(line ?? [], cut)),
    side,
    () => ({ w: 13, w1: 20, amp: 6, t0: 0.2, t1: 0.5 }),
  )
  soft(p, { amp: 6, sx: 60, sy: 90, seed: 4 + side })
}

/** Moves a sleeve to the shoulder it hangs from. */
const inset = (points: readonly Point[], cut: KnitCut): Point[] =>
  points.map(([x, y, corner]): Point => [x + 146 - cut.shoulder, y, corner])

/** One knitted sleeve with its ribbed end. */
export async function knitSleeve(scene: Scene, cloth: Cloth, cut: KnitCut, side: Side): Promise<void> {
  if (cut.sleeve === 'none') return
  onArm(scene, side)
  const short = cut.sleeve === 'short'
  const angle = sign(side) * -0.2
  const set = (points: readonly Point[]) => mp(inset(points, cut), side)
  await panel(scene, {
    ...cloth,
    tex: undefined,
    ...ribSurface(cut.gauge, angle * 0.6),
    d: path(set(short ? OUTLINE.shortBand : OUTLINE.cuff)),
    inflate: 0.5,
    edgeA: 4,
    edgeR: 7,
  })
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, sign(side) * 0.29),
    ...sleeveSurface(cut.gauge, angle, side),
    d: path(set(short ? OUTLINE.short : OUTLINE.long)),
    inflate: 0.52,
    infMax: 52,
    edgeA: isHeavy(cut.gauge) ? 6 : 4.5,
    edgeR: 9,
    folds: (p) => (short ? shortFolds(p, cut, side) : longFolds(p, cut, side, scene.vary)),
  })
}
