import { flare, fold, soft } from '#engine/drape'
import { lerp, ss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { type Cloth, lengthen, longer, seam } from '#garments/cutting'
import type { WrapCut } from './wrap-cut'

const WAIST = 452

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  under: [
    [352, 446, 1], [340, 500], [316, 600], [284, 760], [246, 930], [222, 1040, 1], [300, 1062], [450, 1070],
    [600, 1062], [704, 1040, 1], [678, 930], [638, 760], [606, 600], [582, 500], [568, 446, 1], [450, 452],
  ],
  over: [
    [332, 446, 1], [318, 500], [294, 600], [262, 760], [222, 930], [196, 1040, 1], [300, 1062], [430, 1072],
    [530, 1066, 1], [556, 1000], [566, 860], [562, 700], [552, 560], [540, 446, 1], [450, 452],
  ],
} satisfies Record<string, Point[]>

const halfWidth = (y: number) => 1.12 * lerp(118, 262, ss(440, 1090, y) ** 0.85)

function drape(p: Panel, cut: WrapCut): void {
  flare(p, {
    y0: 455,
    y1: longer(900, WAIST, cut.length),
    hw: (y) => halfWidth(WAIST + (y - WAIST) / cut.length),
    n: 20,
    amp: 34,
    seed: 3,
    min: 0.1,
  })
  soft(p, { amp: 10, sx: 120, sy: 260, seed: 2 })
}

/** Folds running from the knot to the hem. */
function pulled(p: Panel): void {
  for (let k = 0; k < 7; k++) {
    const line: Point[] = [
      [538 - k * 3, 452 + k * 5],
      [500 - k * 14, 500 + k * 26],
      [430 - k * 22, 590 + k * 48],
    ]
    fold(p, line, { w: 7, w1: 22, amp: 5 - k * 0.35, t0: 0.02, t1: 0.8, skew: 0.1 })
  }
}

/** The skirt and the front that wraps over it. */
export async function skirts(scene: Scene, cloth: Cloth, cut: WrapCut): Promise<void> {
  const long = (points: readonly Point[]) => lengthen(points, WAIST, cut.length)
  const hem = { k: 0.3, y0: longer(860, WAIST, cut.length), y1: longer(1060, WAIST, cut.length), o: -3 }
  await panel(scene, {
    ...cloth,
    d: path(long(OUTLINE.under)),
    inflate: 0.5,
    infMax: 100,
    edgeA: 3,
    folds: (p) => drape(p, cut),
    hem,
  })
  await panel(scene, {
    ...cloth,
    d: path(long(OUTLINE.over)),
    texU: 35,
    texV: 20,
    inflate: 0.42,
    infMax: 95,
    edgeA: 3,
    shadow: { k: 0.5, k2: 0.38, r: 3, r2: 12, dx: -2, dy: 2 },
    folds: (p) => {
      drape(p, cut)
      pulled(p)
    },
    hem,
  })
}

/** The skirt from behind, hanging from the waist in one piece. */
export async function skirtBehind(scene: Scene, cloth: Cloth, cut: WrapCut): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(lengthen(OUTLINE.under, WAIST, cut.length)),
    texU: 20,
    inflate: 0.45,
    infMax: 100,
    edgeA: 3,
    folds: (p) => {
      drape(p, cut)
      seam(p, [
        [450, 460],
        [450, 560],
        [450, 640],
      ])
    },
    hem: { k: 0.3, y0: longer(860, WAIST, cut.length), y1: longer(1060, WAIST, cut.length), o: -3 },
  })
}
