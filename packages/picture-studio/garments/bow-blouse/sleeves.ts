import { buckle, flare, soft } from '#engine/drape'
import { sheer } from '#engine/lace'
import { gauss, lerp, rng } from '#engine/noise'
import { mp, mx, path, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll, onArm, type Side, sign } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import { leaning } from '#garments/printed'
import type { BlouseCut } from './blouse-cut'

type Shape = { sleeve: Point[]; cuff: Point[] | null; low: number; folds: Point[][] }

// biome-ignore format: point lists read better in rows
const SHAPES: Record<BlouseCut['sleeve'], Shape> = {
  balloon: {
    sleeve: [
      [292, 214], [258, 232], [226, 300], [192, 410], [156, 540], [126, 670], [112, 752], [122, 800], [148, 826, 1],
      [196, 834, 1], [236, 806], [258, 740], [282, 620], [300, 500], [308, 420], [310, 400, 1], [340, 384, 1],
      [338, 310, 1], [306, 300],
    ],
    cuff: [[146, 816, 1], [172, 824], [200, 826, 1], [197, 866, 1], [168, 868], [140, 858, 1]],
    low: 830,
    folds: [
      [[308, 404], [268, 430], [210, 440]],
      [[306, 424], [270, 490], [190, 530]],
      [[170, 560], [214, 620], [262, 640]],
      [[264, 260], [282, 330], [290, 400]],
    ],
  },
  gathered: {
    sleeve: [
      [292, 212], [252, 228], [216, 296], [184, 392], [156, 490], [144, 560], [158, 604], [184, 622, 1],
      [240, 632, 1], [278, 606], [294, 540], [304, 470], [310, 400, 1], [340, 384, 1], [338, 310, 1], [306, 300],
    ],
    cuff: [[182, 610, 1], [212, 622], [246, 622, 1], [242, 652, 1], [208, 654], [175, 640, 1]],
    low: 626,
    folds: [
      [[308, 404], [268, 424], [206, 430]],
      [[260, 250], [276, 330], [280, 420]],
    ],
  },
  flutter: {
    sleeve: [
      [292, 214], [252, 236], [212, 316], [168, 410], [142, 470, 1], [200, 512], [262, 516], [318, 494, 1], [314, 440],
      [310, 400, 1], [340, 384, 1], [338, 310, 1], [306, 300],
    ],
    cuff: null,
    low: 500,
    folds: [[[300, 240], [268, 340], [226, 470]], [[306, 330], [288, 410], [282, 500]]],
  },
}

function sleeveFolds(p: Panel, shape: Shape, side: Side): void {
  const r = rng(43 + side * 3)
  foldAll(p, shape.folds, side, byChance(r, { w: [11, 7], w1: [18, 8], amp: [6, 4], t0: 0.2, t1: 0.45 }))
  gathers(p, {
    count: 8,
    seed: 11 + side,
    amp: 6,
    width: 6,
    from: (t) => [mx(lerp(262, 306, t), side), 222 - 8 * t],
    to: (t) => [mx(lerp(212, 300, t), side), 350],
  })
  const { cuff } = shape
  if (cuff) {
    const [a, , b] = cuff
    const wide = lerp(0, shape.low, 0.16)
    gathers(p, {
      count: 14,
      seed: 3 + side,
      amp: 7,
      width: 5,
      from: (t) => [mx(lerp(a?.[0] ?? 0, b?.[0] ?? 0, t), side), shape.low],
      to: (t) => [mx(lerp((a?.[0] ?? 0) - 20, (b?.[0] ?? 0) + wide * 0.55, t), side), shape.low - 240],
    })
  } else
    flare(p, {
      cx: mx(250, side),
      y0: ty(250),
      y1: ty(shape.low),
      hw: () => 110,
      n: 12,
      amp: 16,
      seed: 8 + side,
      vary: 40,
    })
  soft(p, { amp: 7, sx: 55, sy: 150, seed: 8 + side, rot: side ? -0.25 : 0.25 })
  buckle(p, {
    seed: 40 + side,
    lam: 34,
    bend: 0.24,
    field: (_, y, o) => {
      o[0] = sign(side) * 0.24
      o[1] = 0.012 + 0.03 * gauss(y - ty(480), 90) + (cuff ? 0.07 * gauss(y - ty(shape.low), 60) : 0)
    },
  })
}

/** One sleeve: a long balloon sleeve or a shorter one, both gathered into a cuff, or a flutter sleeve. */
export async function sleeve(scene: Scene, cloth: Cloth, cut: BlouseCut, side: Side): Promise<void> {
  onArm(scene, side)
  const shape = SHAPES[cut.sleeve]
  const along = { ...cloth, ...leaning(cloth.tex, sign(side) * 0.22) }
  if (shape.cuff)
    await panel(scene, {
      ...along,
      d: path(mp(shape.cuff, side)),
      inflate: 0.45,
      edgeA: 3,
      edgeR: 5,
      folds: (p) => soft(p, { amp: 3, sx: 30, sy: 60, seed: 2 }),
    })
  await panel(scene, {
    ...along,
    d: path(mp(shape.sleeve, side)),
    inflate: 0.5,
    infMax: 62,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => sleeveFolds(p, shape, side),
    details: cut.sheer ? (p) => sheer(p, 0.68) : undefined,
    hem: shape.cuff ? undefined : { k: 0.4, y0: ty(400), y1: ty(500), o: 0 },
  })
}
