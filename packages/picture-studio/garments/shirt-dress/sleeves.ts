import { buckle, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { mp, path, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { byChance, type Cloth, foldAll, onArm, type Side, sign } from '#garments/cutting'
import { leaning } from '#garments/printed'
import type { ShirtTrims } from '#garments/shirt/shirt-cut'

type Shape = { sleeve: Point[]; cuff: Point[]; folds: Point[][] }

// biome-ignore format: point lists read better in rows
const SHAPES: Record<'rolled' | 'short', Shape> = {
  rolled: {
    sleeve: [
      [286, 222], [262, 240], [238, 300], [212, 400], [190, 540, 1], [240, 562], [296, 558, 1], [304, 480],
      [310, 400, 1], [340, 384, 1], [338, 310, 1], [306, 300],
    ],
    cuff: [[190, 516, 1], [242, 538], [300, 530, 1], [298, 572], [294, 584, 1], [238, 592], [181, 568, 1]],
    folds: [
      [[308, 404], [268, 430], [214, 440]],
      [[306, 424], [270, 476], [204, 500]],
      [[256, 260], [280, 330], [292, 400]],
      [[238, 330], [252, 400], [246, 500]],
    ],
  },
  short: {
    sleeve: [
      [286, 222], [262, 238], [236, 296], [208, 370], [192, 424, 1], [244, 450], [302, 454, 1], [308, 424],
      [310, 400, 1], [340, 384, 1], [338, 310, 1], [306, 300],
    ],
    cuff: [[200, 400, 1], [246, 424], [306, 426, 1], [305, 450], [303, 462, 1], [242, 460], [188, 430, 1]],
    folds: [
      [[310, 392], [272, 388], [226, 366]],
      [[312, 396], [280, 420], [246, 440]],
      [[288, 250], [286, 320], [262, 390]],
    ],
  },
}

function sleeveFolds(p: Panel, lines: Point[][], side: Side): void {
  const r = rng(52 + side * 3)
  foldAll(p, lines, side, byChance(r, { w: [10, 6], w1: [17, 6], amp: [6, 3], t0: 0.2, t1: 0.5 }))
  soft(p, { amp: 5, sx: 55, sy: 120, seed: 8 + side, rot: side ? -0.25 : 0.25 })
  buckle(p, {
    seed: 47 + side,
    lam: 30,
    field: (_, y, o) => {
      o[0] = sign(side) * lerp(-0.5, 0.3, ss(ty(260), ty(460), y))
      o[1] = 0.014 + 0.04 * gauss(y - ty(410), 60)
    },
  })
}

/** A short sleeve or one rolled up to the elbow, with its turned-up edge. */
export async function turnedSleeve(
  scene: Scene,
  cloth: Cloth,
  trims: ShirtTrims,
  side: Side,
  kind: 'rolled' | 'short',
): Promise<void> {
  onArm(scene, side)
  const shape = SHAPES[kind]
  const along = { ...cloth, ...leaning(cloth.tex, sign(side) * 0.3) }
  await panel(scene, {
    ...along,
    d: path(mp(shape.sleeve, side)),
    inflate: 0.46,
    infMax: 56,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => sleeveFolds(p, shape.folds, side),
  })
  await panel(scene, {
    ...along,
    d: path(mp(shape.cuff, side)),
    texU: 60,
    inflate: 0.4,
    edgeA: 3.5,
    edgeR: 6,
    folds: (p) => soft(p, { amp: 4, sx: 34, sy: 60, seed: 2 + side }),
  })
  const seam = shape.cuff.slice(0, 3).map(([x, y]): Point => [x, y + 8])
  await stitch(scene, mp(seam, side), trims.thread)
}
