import { soft } from '#engine/drape'
import { jersey } from '#engine/materials'
import { rng } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll, onArm, type Side, sign } from '#garments/cutting'
import { drapeKnitArm } from '#garments/knitwear/arm-drape'
import { leaning } from '#garments/printed'
import { type JumperCut, ribbed } from './jumper-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  sleeve: [
    [356, 240, 1], [306, 210], [284, 226], [258, 282], [226, 390], [200, 520], [178, 650], [160, 770], [160, 796],
    [190, 812], [222, 806], [236, 790], [256, 690], [284, 560], [306, 470], [319, 398, 1], [356, 370, 1],
  ],
  cuff: [
    [160, 780, 1], [196, 796], [236, 782, 1], [231, 830], [224, 872], [216, 880], [186, 882], [160, 874], [153, 864],
    [155, 820],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[314, 390], [272, 430], [222, 440]],
  [[308, 430], [268, 500], [208, 530]],
  [[196, 540], [230, 590], [282, 598]],
  [[182, 640], [214, 676], [258, 680]],
  [[166, 760], [196, 744], [240, 756]],
  [[170, 724], [204, 716], [248, 728]],
  [[270, 260], [288, 330], [300, 390]],
]

function sleeveFolds(p: Panel, side: Side, vary: number): void {
  const r = rng(5 + side + vary)
  foldAll(p, FOLDS, side, byChance(r, { w: [14, 6], w1: 20, amp: [6, 3], t0: 0.2, t1: 0.5, skew: 0.6 }))
  soft(p, { amp: 7, sx: 60, sy: 110, seed: 4 + side })
  drapeKnitArm(p, side, { lam: 38, elbow: [520, 90], wrist: [770, 50] })
}

/** One sleeve with its cuff. */
export async function sleeve(scene: Scene, cloth: Cloth, cut: JumperCut, side: Side): Promise<void> {
  onArm(scene, side)
  const angle = side ? -0.2 : 0.2
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(mp(OUTLINE.cuff, side)),
    bump: ribbed(cut.rib, angle * 0.6),
    inflate: 0.5,
    edgeA: 4,
    edgeR: 7,
  })
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, sign(side) * 0.29),
    d: path(mp(OUTLINE.sleeve, side)),
    bump: jersey(0.14, 3, angle),
    inflate: 0.52,
    infMax: 56,
    edgeA: 4.5,
    edgeR: 8,
    folds: (p) => sleeveFolds(p, side, scene.vary),
  })
}
