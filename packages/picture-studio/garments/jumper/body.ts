import { buckle, soft } from '#engine/drape'
import { jersey } from '#engine/materials'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { mirPts, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { neckline } from '#garments/crew-neck'
import { byChance, type Cloth, foldAll, lengthen, longer } from '#garments/cutting'
import { type JumperCut, ribbed } from './jumper-cut'

const CHEST = 470

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  rib: [
    [312, 786, 1], [380, 798], [450, 800], [520, 798], [588, 786, 1], [590, 830], [584, 872], [576, 880], [520, 890],
    [450, 893], [380, 890], [324, 880], [316, 872], [310, 830],
  ],
  half: [
    [402, 168, 1], [356, 184], [304, 206, 1], [314, 270], [320, 330], [316, 390], [314, 500], [306, 650], [299, 770],
    [306, 806], [372, 816], [450, 819],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[318, 394], [356, 380], [416, 336]],
  [[582, 394], [546, 384], [488, 340]],
  [[318, 400], [360, 440], [420, 452]],
  [[582, 402], [548, 450], [490, 460]],
  [[318, 480], [350, 600], [340, 760]],
  [[582, 480], [556, 610], [566, 760]],
  [[306, 790], [360, 770], [430, 780]],
  [[594, 790], [540, 772], [480, 784]],
  [[300, 740], [350, 720], [400, 740]],
]

function bodyFolds(p: Panel, cut: JumperCut, vary: number): void {
  const r = rng(9 + vary)
  const lines = FOLDS.map((line) => lengthen(line, CHEST, cut.length))
  foldAll(p, lines, 0, byChance(r, { w: [18, 8], w1: [26, 8], amp: [6, 3], t0: 0.2, t1: 0.5, skew: 0.6 }))
  soft(p, { amp: 9, sx: 100, sy: 150, seed: 6 })
  const hem = longer(780, CHEST, cut.length)
  buckle(p, {
    seed: 37,
    lam: 46,
    stretch: 4,
    bend: 0.3,
    field: (x, y, o) => {
      const t = (x - 450) / 160
      const bunched = gauss(y - hem, 50)
      o[0] = lerp(-0.9 * t * ss(560, 330, y) + 0.15 * t, 1.4, bunched * 0.8)
      o[1] = 0.008 + 0.03 * gauss(y - 400, 80) * Math.abs(t) + 0.03 * bunched
    },
  })
}

/** The body and, under it, its ribbed hem. */
export async function body(scene: Scene, cloth: Cloth, cut: JumperCut, isBack: boolean): Promise<void> {
  const drop = longer(790, CHEST, cut.length) - 790
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(OUTLINE.rib.map(([x, y, corner]): Point => [x, y + drop, corner])),
    bump: ribbed(cut.rib),
    inflate: 0.36,
    infMax: 60,
    edgeA: 5,
    edgeR: 8,
    folds: (p) => soft(p, { amp: 7, sx: 80, sy: 120, seed: 5 }),
  })
  const outline = [...OUTLINE.half, ...mirPts(OUTLINE.half.slice(0, -1)).reverse()]
  await panel(scene, {
    ...cloth,
    d: path([...lengthen(outline, CHEST, cut.length), ...neckline(cut.drop, isBack).slice(1, -1).reverse()]),
    bump: jersey(0.14, 3),
    inflate: 0.42,
    infMax: 85,
    edgeA: 4.5,
    edgeR: 9,
    folds: (p) => bodyFolds(p, cut, scene.vary),
  })
}
