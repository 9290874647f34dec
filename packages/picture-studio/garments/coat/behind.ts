import { addTo, floatAt } from '#engine/array-at'
import { each, flare, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { mp, mx, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { byChance, type Cloth, foldAll, lengthen, longer, SIDES, seam } from '#garments/cutting'
import { tint } from '#garments/tone'
import { type CoatCut, WAIST } from './coat-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  half: [
    [450, 96], [420, 96], [394, 100, 1], [352, 110], [300, 122], [262, 136, 1], [278, 200], [290, 270],
    [288, 326, 0], [290, 420], [294, 480], [284, 620], [268, 820], [254, 1036, 1], [340, 1054], [450, 1060],
  ],
  middle: [[450, 96], [450, 320], [451, 620], [450, 760]],
  vent: [[448, 730, 1], [480, 730, 1], [484, 880], [486, 1061, 1], [449, 1062, 1]],
  belt: [
    [352, 478, 1], [400, 482], [450, 484], [500, 482], [548, 478, 1], [556, 498], [548, 518, 1], [500, 523],
    [450, 525], [400, 523], [352, 518, 1], [344, 498],
  ],
  collar: [
    [400, 84], [420, 70], [450, 67], [480, 70], [500, 84], [518, 97], [542, 114, 1], [498, 143], [450, 149],
    [402, 143], [358, 114, 1], [382, 97],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[292, 340], [330, 330], [390, 300]],
  [[296, 520], [330, 700], [310, 1000]],
  [[380, 560], [390, 760], [372, 1040]],
  [[290, 340], [320, 420], [340, 480]],
]

function backFolds(p: Panel, cut: CoatCut, vary: number): void {
  const r = rng(23 + vary)
  const lines = FOLDS.map((line) => lengthen(line, WAIST, cut.length))
  for (const side of SIDES) {
    foldAll(p, lines, side, byChance(r, { w: [22, 9], w1: 34, amp: [5, 3], t0: 0.3, t1: 0.3 }))
    each(p, (i, x, y) => {
      addTo(p.hgt, i, 10 * gauss(Math.hypot(mx(x, side) - 370, (y - 260) * 0.7), 70))
    })
  }
  // The half belt narrows the waist.
  each(p, (i, x, y) => {
    p.hgt[i] = floatAt(p.hgt, i) - 6 * gauss(Math.hypot((x - 450) * 0.5, y - 500), 55)
  })
  for (const x of [376, 410, 490, 524]) {
    const gather: Point[] = [
      [x, 524],
      [450 + (x - 450) * 1.08, 600],
      [450 + (x - 450) * 1.2, 760],
    ]
    for (const side of SIDES) seamFold(p, mp(lengthen(gather, WAIST, cut.length), side))
  }
  seam(p, lengthen(OUTLINE.middle, WAIST, cut.length), 3)
  const hw = (y: number) => lerp(170, 205, ss(500, 1050, y))
  flare(p, { y0: 560, y1: longer(1050, WAIST, cut.length), hw, n: 7, amp: 16, seed: 66, min: 0.02, vary: 180 })
  soft(p, { amp: 9, sx: 100, sy: 220, seed: 19 })
}

const seamFold = (p: Panel, line: Point[]) =>
  foldAll(p, [line], 0, () => ({ w: 9, w1: 22, amp: 2.6, t0: 0.02, t1: 0.8 }))

/** The back with middle seam, vent and half belt, under the collar. */
export async function behind(scene: Scene, cloth: Cloth, cut: CoatCut): Promise<void> {
  const trim = { ...cloth, edgeA: 4, edgeR: 7 }
  await panel(scene, {
    ...cloth,
    d: path(lengthen(sym(OUTLINE.half), WAIST, cut.length)),
    inflate: 0.42,
    infMax: 85,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => backFolds(p, cut, scene.vary),
    hem: { k: 0.25, y0: longer(960, WAIST, cut.length), y1: longer(1050, WAIST, cut.length), o: 0 },
  })
  const vent = { k: 0.5, k2: 0.32, r: 2, r2: 9, dx: -3, dy: 1 }
  await panel(scene, { ...trim, d: path(lengthen(OUTLINE.vent, WAIST, cut.length)), inflate: 0.14, shadow: vent })
  await panel(scene, {
    ...trim,
    d: path(OUTLINE.belt),
    inflate: 0.22,
    folds: (p) => soft(p, { amp: 2, sx: 60, sy: 40, seed: 3 }),
    shadow: { k: 0.45, k2: 0.3, r: 2, r2: 8, dx: 1, dy: 3 },
  })
  for (const x of [366, 534]) await button(scene, x, 500, 10.5, tint(cloth.color, 0.28, 0.012), 0.9)
  await panel(scene, {
    ...trim,
    d: path(OUTLINE.collar),
    inflate: 0.4,
    folds: (p) => soft(p, { amp: 2, sx: 60, sy: 50, seed: 6 }),
    shadow: { k: 0.5, k2: 0.36, r: 2, r2: 11, dx: 0, dy: 4 },
  })
}
