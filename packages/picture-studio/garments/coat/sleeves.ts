import { rng } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { byChance, type Cloth, foldAll, type Side } from '#garments/cutting'
import { tailoredSleeve } from '#garments/tailored/sleeve'
import { tint } from '#garments/tone'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  sleeve: [
    [320, 170, 1], [264, 139], [242, 152], [222, 192], [200, 290], [186, 410], [172, 540], [160, 664], [158, 702, 1],
    [198, 714], [240, 708, 1], [254, 610], [268, 490], [282, 392], [292, 338, 1], [336, 324, 1], [336, 300, 1],
  ],
  strap: [[163, 640, 1], [204, 652], [249, 646, 1], [247, 672, 1], [203, 678], [161, 666, 1]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[288, 340], [258, 380], [206, 398]],
  [[282, 400], [250, 450], [188, 470]],
  [[180, 450], [214, 486], [266, 492]],
  [[172, 540], [206, 572], [256, 572]],
  [[228, 200], [256, 260], [270, 330]],
]

/** One sleeve with its buttoned cuff strap. */
export async function sleeve(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  const r = rng(3 + side + scene.vary)
  await tailoredSleeve(scene, cloth, side, {
    outline: OUTLINE.sleeve,
    folds: (p) => foldAll(p, FOLDS, side, byChance(r, { w: [18, 6], amp: [6, 3], t0: 0.25, t1: 0.45, skew: 0.4 })),
    lean: 0.1,
    seed: 75,
    lam: 46,
    bend: 0.32,
    elbow: [440, 90],
    give: 0.03,
  })
  await panel(scene, { ...cloth, d: path(mp(OUTLINE.strap, side)), inflate: 0.2, edgeA: 3, edgeR: 5 })
  await button(scene, mx(226, side), 662, 6, tint(cloth.color, 0.3, 0.01), 0.9)
}
