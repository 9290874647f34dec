import { addTo, floatAt } from '#engine/array-at'
import { each, soft } from '#engine/drape'
import { gauss, rng } from '#engine/noise'
import { mp, mx, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll, lengthen, SIDES, seam } from '#garments/cutting'
import { type BlazerCut, WAIST } from './blazer-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  half: [
    [450, 150], [420, 151], [386, 154, 1], [352, 170], [316, 186], [294, 198, 1], [302, 256], [316, 330],
    [318, 380, 0], [322, 450], [330, 520], [326, 600], [312, 720], [302, 840], [300, 876, 1], [370, 886], [450, 888],
  ],
  middle: [[450, 150], [450, 400], [451, 600], [450, 700]],
  side: [[330, 350], [372, 430], [384, 540], [378, 700], [372, 880]],
  vent: [[449, 690, 1], [478, 690, 1], [480, 780], [478, 889, 1], [450, 890, 1]],
  collar: [
    [400, 136], [420, 122], [450, 119], [480, 122], [500, 136], [514, 148], [532, 167, 1], [494, 187], [450, 191],
    [406, 187], [368, 167, 1], [386, 148],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[322, 400], [360, 440], [430, 470]],
  [[330, 520], [370, 510], [430, 490]],
  [[326, 350], [346, 300], [350, 240]],
  [[320, 640], [340, 740], [330, 860]],
  [[410, 620], [416, 720], [408, 860]],
]

function backFolds(p: Panel, cut: BlazerCut): void {
  const r = rng(31)
  const long = (points: readonly Point[]) => lengthen(points, WAIST, cut.length)
  for (const side of SIDES) {
    foldAll(p, FOLDS.map(long), side, byChance(r, { w: [18, 8], amp: [4, 2.5], t0: 0.2, t1: 0.5 }))
    seam(p, mp(long(OUTLINE.side), side), 2.2)
    each(p, (i, x, y) => {
      // The shoulder blade.
      addTo(p.hgt, i, 12 * gauss(Math.hypot(mx(x, side) - 380, (y - 310) * 0.7), 66))
    })
  }
  each(p, (i, x, y) => {
    p.hgt[i] = floatAt(p.hgt, i) - 6 * gauss(Math.hypot((x - 450) * 0.6, (y - 530) * 0.8), 60)
  })
  seam(p, long(OUTLINE.middle), 3)
  soft(p, { amp: 7, sx: 100, sy: 160, seed: 15 })
}

/** The back with its middle seam and vent, under the collar. */
export async function behind(scene: Scene, cloth: Cloth, cut: BlazerCut): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(lengthen(sym(OUTLINE.half), WAIST, cut.length)),
    inflate: 0.42,
    infMax: 80,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => backFolds(p, cut),
  })
  await panel(scene, {
    ...cloth,
    d: path(lengthen(OUTLINE.vent, WAIST, cut.length)),
    inflate: 0.14,
    edgeA: 3,
    edgeR: 6,
    shadow: { k: 0.5, k2: 0.3, r: 2, r2: 8, dx: -3, dy: 1 },
  })
  await panel(scene, {
    ...cloth,
    d: path(OUTLINE.collar),
    inflate: 0.4,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => soft(p, { amp: 2, sx: 50, sy: 50, seed: 6 }),
    shadow: { k: 0.5, k2: 0.35, r: 2, r2: 10, dx: 0, dy: 4 },
  })
}
