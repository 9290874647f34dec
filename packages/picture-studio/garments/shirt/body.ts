import { buckle, flare, soft } from '#engine/drape'
import { gauss, rng, ss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { byChance, type Cloth, foldAll, lengthen } from '#garments/cutting'
import { type ShirtCut, type ShirtTrims, WAIST } from './shirt-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  body: [
    [392, 158, 1], [350, 182], [304, 206], [278, 222, 1], [294, 290], [304, 360], [302, 410, 0], [306, 520],
    [304, 640], [296, 760], [292, 838, 1], [310, 872], [360, 898], [450, 908], [540, 898], [590, 872], [608, 838, 1],
    [604, 760], [596, 640], [594, 520], [598, 410, 0], [596, 360], [606, 290], [622, 222, 1], [596, 206], [550, 182],
    [508, 158, 1], [480, 210], [450, 250], [420, 210],
  ],
  hemSeam: [[300, 838], [314, 862], [362, 888], [450, 898], [538, 888], [586, 862], [600, 838]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[304, 410], [350, 400], [410, 360]],
  [[304, 420], [350, 450], [400, 460]],
  [[596, 410], [550, 396], [496, 350]],
  [[596, 424], [552, 460], [510, 480]],
  [[306, 430], [330, 540], [340, 660]],
  [[594, 430], [566, 560], [560, 700]],
  [[340, 230], [352, 320], [340, 400]],
  [[560, 230], [550, 310], [556, 390]],
  [[360, 520], [372, 660], [352, 850]],
  [[420, 560], [412, 700], [420, 880]],
  [[500, 540], [516, 700], [506, 880]],
  [[560, 560], [546, 720], [566, 850]],
  [[304, 640], [340, 670], [400, 668]],
  [[598, 600], [560, 640], [500, 650]],
  [[310, 760], [350, 740], [400, 750]],
]

function bodyFolds(p: Panel, cut: ShirtCut): void {
  const r = rng(77)
  const lines = FOLDS.map((line) => lengthen(line, WAIST, cut.length))
  foldAll(p, lines, 0, byChance(r, { w: [13, 8], w1: [20, 10], amp: [6, 4], t0: 0.25, t1: 0.4, skew: 0.7 }))
  flare(p, { y0: 420, y1: 900, hw: () => 215, n: 10, amp: 8, seed: 52, min: 0.1, vary: 160 })
  soft(p, { amp: 5, sx: 90, sy: 180, seed: 12 })
  buckle(p, {
    seed: 44,
    lam: 40,
    stretch: 5,
    field: (x, y, o) => {
      const t = (x - 450) / 150
      o[0] = -0.75 * t * ss(560, 330, y) + 0.12 * t
      o[1] = 0.012 + 0.03 * gauss(y - 430, 90) * Math.abs(t) + 0.02 * ss(560, 860, y)
    },
  })
}

/** The body of a shirt with its curved hem. `own.neck` replaces the neckline, the last three points of the outline. */
export async function body(
  scene: Scene,
  cloth: Cloth,
  trims: ShirtTrims,
  cut: ShirtCut,
  own: { neck?: readonly Point[]; folds?: (p: Panel) => void } = {},
): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(lengthen([...OUTLINE.body.slice(0, -3), ...(own.neck ?? OUTLINE.body.slice(-3))], WAIST, cut.length)),
    inflate: 0.42,
    infMax: 85,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => {
      bodyFolds(p, cut)
      own.folds?.(p)
    },
  })
  await stitch(scene, lengthen(OUTLINE.hemSeam, WAIST, cut.length), trims.thread)
}
