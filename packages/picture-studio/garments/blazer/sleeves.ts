import { rng } from '#engine/noise'
import { mx } from '#engine/paths'
import type { Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { byChance, type Cloth, foldAll, type Side } from '#garments/cutting'
import { tailoredSleeve } from '#garments/tailored/sleeve'
import { tint } from '#garments/tone'

// biome-ignore format: point lists read better in rows
const OUTLINE: Point[] = [
  [316, 196], [284, 202], [256, 240], [234, 340], [216, 450], [200, 560], [184, 680], [174, 800], [172, 838, 1],
  [206, 850], [254, 850, 1], [268, 760], [288, 640], [302, 540], [314, 440], [322, 370, 1],
  [352, 356, 1], [350, 292, 1], [324, 280],
]

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[318, 400], [290, 440], [238, 462]],
  [[312, 460], [280, 520], [216, 544]],
  [[206, 520], [240, 556], [296, 566]],
  [[300, 560], [262, 590], [204, 600]],
  [[250, 280], [282, 330], [300, 400]],
  [[190, 690], [226, 720], [270, 722]],
  [[268, 230], [280, 300], [272, 380]],
]

/** One sleeve with three cuff buttons. */
export async function sleeve(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  const r = rng(2 + side)
  await tailoredSleeve(scene, cloth, side, {
    outline: OUTLINE,
    folds: (p) => foldAll(p, FOLDS, side, byChance(r, { w: [16, 5], amp: [6, 3], t0: 0.25, t1: 0.4, skew: 0.4 })),
    lean: 0.15,
    seed: 55,
    lam: 44,
    bend: 0.3,
    elbow: [520, 100],
    give: 0.035,
  })
  for (const k of [0, 1, 2])
    await button(scene, mx(246 - k * 1.5, side), 832 - k * 17, 5.2, tint(cloth.color, 0.6, 0.012), 0.8)
}
