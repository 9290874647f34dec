import { buckle, soft } from '#engine/drape'
import { clamp, gauss, lerp, rng } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { byChance, type Cloth, foldAll, onArm, type Side, sign } from '#garments/cutting'
import { leaning } from '#garments/printed'
import type { ShirtTrims } from './shirt-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  sleeve: [
    [286, 222], [262, 240], [238, 300], [214, 400], [190, 520], [166, 640], [146, 760], [138, 806, 1], [176, 820],
    [222, 818, 1], [244, 740], [268, 630], [290, 520], [304, 440], [310, 400, 1],
    [340, 384, 1], [338, 310, 1], [306, 300],
  ],
  cuff: [[136, 800, 1], [176, 814], [224, 812, 1], [220, 850], [214, 882, 1], [170, 888], [128, 874, 1], [132, 838]],
  cuffTop: [[135, 808], [176, 821], [222, 819]],
  cuffEnd: [[131, 866], [170, 880], [212, 875]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[308, 404], [268, 430], [214, 440]],
  [[306, 424], [270, 480], [198, 516]],
  [[296, 490], [250, 540], [184, 556]],
  [[180, 540], [220, 590], [274, 604]],
  [[276, 600], [230, 640], [160, 660]],
  [[166, 640], [204, 690], [250, 704]],
  [[152, 730], [190, 750], [238, 752]],
  [[256, 260], [280, 330], [292, 400]],
  [[238, 330], [252, 400], [250, 470]],
]

function sleeveFolds(p: Panel, side: Side): void {
  const r = rng(42 + side * 3)
  foldAll(p, FOLDS, side, byChance(r, { w: [9, 7], w1: [14, 6], amp: [6, 4], t0: 0.2, t1: 0.45, skew: 0.7 }))
  soft(p, { amp: 5, sx: 60, sy: 140, seed: 8 + side, rot: side ? -0.25 : 0.25 })
  buckle(p, {
    seed: 40 + side,
    lam: 30,
    field: (_, y, o) => {
      const elbow = gauss(y - 500, 90)
      const wrist = gauss(y - 800, 60)
      o[0] = sign(side) * lerp(0.3, -1.15, clamp(elbow + 0.5 * gauss(y - 650, 80)))
      o[1] = 0.012 + 0.07 * elbow + 0.03 * gauss(y - 660, 70) + 0.13 * wrist
    },
  })
}

/** One sleeve with its buttoned cuff. */
export async function sleeve(scene: Scene, cloth: Cloth, trims: ShirtTrims, side: Side): Promise<void> {
  onArm(scene, side)
  const along = { ...cloth, ...leaning(cloth.tex, sign(side) * 0.2) }
  await panel(scene, {
    ...along,
    d: path(mp(OUTLINE.sleeve, side)),
    inflate: 0.5,
    infMax: 60,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => sleeveFolds(p, side),
  })
  await panel(scene, {
    ...along,
    d: path(mp(OUTLINE.cuff, side)),
    inflate: 0.45,
    edgeA: 3.5,
    edgeR: 6,
    folds: (p) => soft(p, { amp: 3, sx: 30, sy: 60, seed: 2 }),
  })
  await stitch(scene, mp(OUTLINE.cuffTop, side), trims.thread)
  await stitch(scene, mp(OUTLINE.cuffEnd, side), trims.thread)
  await button(scene, mx(196, side), 850, 5.4, trims.button, 0.5)
}
