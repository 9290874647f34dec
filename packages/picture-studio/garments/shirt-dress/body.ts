import { buckle, flare, fold, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { byChance, type Cloth, foldAll } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import type { ShirtTrims } from '#garments/shirt/shirt-cut'
import { type ShirtDressCut, WAIST } from './shirt-dress-cut'

// biome-ignore format: point lists read better in rows
const BODICE: Point[] = [
  [392, 158, 1], [350, 182], [304, 206], [278, 222, 1], [292, 290], [302, 352], [304, 400], [306, 460], [318, 520],
  [330, 552, 1], [390, 562], [450, 565],
]

// biome-ignore format: point lists read better in rows
const FRONT_NECK: Point[] = [[480, 210], [450, 250], [420, 210]]
// biome-ignore format: point lists read better in rows
const BACK_NECK: Point[] = [[480, 150], [450, 148], [420, 150]]

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[306, 410], [350, 396], [410, 356]],
  [[594, 410], [550, 396], [496, 350]],
  [[306, 420], [352, 450], [404, 470]],
  [[594, 424], [552, 456], [504, 476]],
  [[340, 230], [352, 310], [344, 380]],
  [[560, 230], [550, 310], [556, 380]],
]

export function bodiceFolds(p: Panel): void {
  const r = rng(71)
  foldAll(p, FOLDS, 0, byChance(r, { w: [12, 7], w1: [20, 8], amp: [5, 3], t0: 0.25, t1: 0.45 }))
  gathers(p, {
    count: 13,
    seed: 4,
    amp: 6,
    width: 7,
    from: (t) => [lerp(334, 566, t), WAIST + 8],
    to: (t) => [lerp(316, 584, t), WAIST - 190 + 60 * Math.sin(t * 9)],
  })
  soft(p, { amp: 5, sx: 80, sy: 130, seed: 12 })
  buckle(p, {
    seed: 44,
    lam: 36,
    stretch: 5,
    field: (x, y, o) => {
      const t = (x - 450) / 150
      o[0] = -0.7 * t * ss(ty(540), ty(330), y) + 0.1 * t
      o[1] = 0.01 + 0.03 * gauss(y - ty(420), 80) * Math.abs(t) + 0.04 * gauss(y - ty(530), 40)
    },
  })
}

/** Half the width of the skirt at a height, before `tx` scales it. */
const half = (cut: ShirtDressCut, y: number): number => lerp(122, cut.flare, ss(WAIST - 90, cut.hem + 120, y) ** 0.9)

export function skirtFolds(p: Panel, cut: ShirtDressCut): void {
  const bottom = ty(cut.hem)
  flare(p, {
    y0: ty(WAIST) - 40,
    y1: lerp(ty(WAIST), bottom, 0.85),
    hw: (y) => 1.05 * half(cut, lerp(WAIST, cut.hem, (y - ty(WAIST)) / (bottom - ty(WAIST)))),
    n: Math.round(cut.flare / 14),
    amp: 34,
    seed: 18,
    min: 0.2,
    vary: 110,
  })
  gathers(p, {
    count: 12,
    seed: 9,
    amp: 5,
    width: 7,
    from: (t) => [lerp(332, 568, t), WAIST + 4],
    to: (t) => [lerp(300, 600, t), WAIST + 190],
  })
  fold(
    p,
    [
      [330, WAIST + 60],
      [380, WAIST + 76],
      [430, WAIST + 70],
    ],
    { w: 16, w1: 26, amp: 4, t0: 0.3, t1: 0.5 },
  )
  soft(p, { amp: 7, sx: 110, sy: 260, seed: 5 })
}

/** The skirt below the waist seam; its hem follows the folds. */
export async function skirt(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtDressCut): Promise<void> {
  const long = cut.hem - WAIST
  const outline: Point[] = [
    [328, WAIST - 8, 1],
    [318, WAIST + 40],
    [450 - half(cut, WAIST + long * 0.3), WAIST + long * 0.3],
    [450 - half(cut, WAIST + long * 0.65), WAIST + long * 0.65],
    [450 - cut.flare, cut.hem, 1],
    [450 - cut.flare * 0.5, cut.hem + 24],
    [450, cut.hem + 30],
  ]
  await panel(scene, {
    ...cloth,
    d: path([...sym(outline), [572, WAIST - 8, 1], [450, WAIST - 4]]),
    texU: 40,
    inflate: 0.42,
    infMax: 85,
    edgeA: 3.5,
    edgeR: 7,
    folds: (p) => skirtFolds(p, cut),
    hem: { k: 0.36, y0: ty(cut.hem - long * 0.3), y1: ty(cut.hem), o: -2 },
  })
  const seam: Point[] = [
    [452 - cut.flare, cut.hem - 22],
    [450 - cut.flare * 0.5, cut.hem + 3],
    [450, cut.hem + 8],
    [450 + cut.flare * 0.5, cut.hem + 3],
    [448 + cut.flare, cut.hem - 22],
  ]
  await stitch(scene, seam, trims.thread)
}

/** The bodice, slightly bloused over the waist; in the back view with a yoke. */
export async function bodice(scene: Scene, cloth: Cloth, trims: ShirtTrims, isBack: boolean): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path([...sym(BODICE), ...(isBack ? BACK_NECK : FRONT_NECK)]),
    inflate: 0.42,
    infMax: 75,
    edgeA: 4,
    edgeR: 8,
    folds: bodiceFolds,
  })
  if (!isBack) return
  const yoke: Point[] = [
    [284, 254],
    [360, 262],
    [450, 264],
    [540, 262],
    [616, 254],
  ]
  await stitch(scene, yoke, trims.thread)
}
