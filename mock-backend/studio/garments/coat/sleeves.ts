import { buckle, soft } from '@/mock-backend/studio/engine/drape'
import { clamp, gauss, lerp, rng } from '@/mock-backend/studio/engine/noise'
import { mp, mx, path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Panel, Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { button } from '@/mock-backend/studio/engine/trims'
import { type Cloth, foldAll, onArm, type Side, sign } from '@/mock-backend/studio/garments/cutting'
import { leaning } from '@/mock-backend/studio/garments/printed'
import { tint } from '@/mock-backend/studio/garments/tone'

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

function sleeveFolds(p: Panel, side: Side, vary: number): void {
  const r = rng(3 + side + vary)
  foldAll(p, FOLDS, side, () => ({
    w: 18 + r() * 6,
    amp: 6 + r() * 3,
    t0: 0.25,
    t1: 0.45,
    skew: (r() - 0.5) * 0.4,
  }))
  soft(p, { amp: 6, sx: 60, sy: 120, seed: 5 + side })
  buckle(p, {
    seed: 75 + side,
    lam: 46,
    bend: 0.32,
    field: (_, y, o) => {
      const elbow = gauss(y - 440, 90)
      o[0] = sign(side) * lerp(0.2, -1.2, clamp(elbow * 1.2))
      o[1] = 0.006 + 0.03 * elbow
    },
  })
}

/** One sleeve with its buttoned cuff strap. */
export async function sleeve(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  onArm(scene, side)
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, sign(side) * 0.1),
    d: path(mp(OUTLINE.sleeve, side)),
    inflate: 0.6,
    infMax: 60,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => sleeveFolds(p, side, scene.vary),
  })
  await panel(scene, { ...cloth, d: path(mp(OUTLINE.strap, side)), inflate: 0.2, edgeA: 3, edgeR: 5 })
  await button(scene, mx(226, side), 662, 6, tint(cloth.color, 0.3, 0.01), 0.9)
}
