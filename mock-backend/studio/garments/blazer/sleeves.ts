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

function sleeveFolds(p: Panel, side: Side): void {
  const r = rng(2 + side)
  foldAll(p, FOLDS, side, () => ({
    w: 16 + r() * 5,
    amp: 6 + r() * 3,
    t0: 0.25,
    t1: 0.4,
    skew: (r() - 0.5) * 0.4,
  }))
  soft(p, { amp: 6, sx: 60, sy: 120, seed: 5 + side })
  buckle(p, {
    seed: 55 + side,
    lam: 44,
    bend: 0.3,
    field: (_, y, o) => {
      const elbow = gauss(y - 520, 100)
      o[0] = sign(side) * lerp(0.2, -1.2, clamp(elbow * 1.2))
      o[1] = 0.006 + 0.035 * elbow
    },
  })
}

/** One sleeve with three cuff buttons. */
export async function sleeve(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  onArm(scene, side)
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, sign(side) * 0.15),
    d: path(mp(OUTLINE, side)),
    inflate: 0.6,
    infMax: 60,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => sleeveFolds(p, side),
  })
  for (const k of [0, 1, 2])
    await button(scene, mx(246 - k * 1.5, side), 832 - k * 17, 5.2, tint(cloth.color, 0.6, 0.012), 0.8)
}
