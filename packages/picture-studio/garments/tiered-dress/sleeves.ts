import { soft } from '#engine/drape'
import { lerp, rng } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll, onArm, type Side, sign } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import { leaning } from '#garments/printed'

type Shape = { sleeve: Point[]; cuff: Point[]; folds: Point[][] }

// biome-ignore format: point lists read better in rows
const SHAPES: Record<'puff' | 'balloon', Shape> = {
  puff: {
    sleeve: [
      [330, 196], [296, 196], [256, 216], [226, 270], [214, 340], [226, 388], [248, 408, 1], [300, 418, 1],
      [322, 400], [330, 360], [332, 338, 1], [352, 320, 1], [350, 240],
    ],
    cuff: [[246, 398, 1], [272, 408], [304, 408, 1], [301, 434, 1], [270, 436], [239, 424, 1]],
    folds: [[[330, 340], [292, 350], [240, 340]], [[284, 220], [276, 300], [270, 390]]],
  },
  balloon: {
    sleeve: [
      [330, 196], [296, 198], [258, 220], [226, 290], [198, 400], [172, 520], [150, 620], [150, 676], [174, 706, 1],
      [222, 712, 1], [256, 684], [276, 600], [296, 500], [314, 410], [320, 360, 1], [352, 330, 1], [350, 240],
    ],
    cuff: [[172, 696, 1], [198, 703], [226, 702, 1], [223, 738, 1], [194, 740], [165, 730, 1]],
    folds: [
      [[318, 366], [276, 390], [222, 396]],
      [[312, 400], [270, 460], [206, 490]],
      [[272, 240], [280, 320], [286, 380]],
      [[190, 540], [226, 590], [268, 600]],
    ],
  },
}

function sleeveFolds(p: Panel, shape: Shape, side: Side): void {
  const r = rng(43 + side * 3)
  foldAll(p, shape.folds, side, byChance(r, { w: [11, 6], w1: [18, 6], amp: [5, 3], t0: 0.2, t1: 0.45 }))
  const [a, , b] = shape.cuff
  const [left, low] = a ?? [240, 400]
  const [right] = b ?? [300]
  gathers(p, {
    count: 9,
    seed: 12 + side,
    amp: 6,
    width: 5,
    from: (t) => [mx(lerp(262, 318, t), side), lerp(214, 198, t)],
    to: (t) => [mx(lerp(226, 316, t), side), 310],
  })
  gathers(p, {
    count: 11,
    seed: 3 + side,
    amp: 6,
    width: 5,
    from: (t) => [mx(lerp(left, right, t), side), low + 8],
    to: (t) => [mx(lerp(left - 22, right + 34, t), side), low - 150],
  })
  soft(p, { amp: 6, sx: 50, sy: 120, seed: 8 + side, rot: side ? -0.25 : 0.25 })
}

/** A sleeve gathered at the shoulder and into its cuff. */
export async function gatheredSleeve(scene: Scene, cloth: Cloth, kind: 'puff' | 'balloon', side: Side): Promise<void> {
  onArm(scene, side)
  const shape = SHAPES[kind]
  const along = { ...cloth, ...leaning(cloth.tex, sign(side) * 0.24) }
  await panel(scene, { ...along, d: path(mp(shape.cuff, side)), inflate: 0.45, edgeA: 3, edgeR: 5 })
  await panel(scene, {
    ...along,
    d: path(mp(shape.sleeve, side)),
    inflate: 0.5,
    infMax: 56,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => sleeveFolds(p, shape, side),
  })
}
