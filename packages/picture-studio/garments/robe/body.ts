import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { SIDES, type Side } from '#garments/cutting'
import { SATIN_ROUND } from '#garments/satin'
import { piping } from '#garments/sewn/piping'
import { backOutline, drapeBody, sideLine, type Torso } from '#garments/sewn/torso'
import type { Robe } from './robe-cut'

/** Sheet x of the edge of the overlapping front below the belt. */
const EDGE = 532

const torsoOf = ({ cut }: Robe): Torso => ({
  neck: [394, 118],
  shoulder: [450 - cut.shoulder, 166],
  pit: [450 - cut.shoulder + 14, 340],
  waist: [450 - cut.half + 18, 506],
  hem: [450 - cut.half, cut.hem],
})

const folds =
  ({ cut }: Robe, seed: number, side?: Side): PanelSpec['folds'] =>
  (p) => {
    const thin = cut.cloth === 'satin'
    drapeBody(p, {
      seed,
      side,
      lam: thin ? 46 : 60,
      slack: thin ? 1.5 : 0.9,
      fall: thin ? 18 : 13,
      bend: thin ? 0.3 : 0.4,
      round: thin ? SATIN_ROUND : undefined,
      waist: 506,
      hem: cut.hem,
    })
  }

async function front(scene: Scene, robe: Robe, side: Side): Promise<void> {
  const { cut, cloth } = robe
  const own: Point[] = [
    ...sideLine(torsoOf(robe)),
    [450 - cut.half * 0.4, cut.hem + 9],
    [EDGE, cut.hem + 7, 1],
    [EDGE, 530, 1],
    [504, 452],
    [456, 332],
    [434, 206],
    [424, 128],
  ]
  await panel(scene, {
    ...cloth,
    d: path(mp(own, side)),
    inflate: 0.42,
    infMax: 72,
    edgeA: cut.cloth === 'satin' ? 3.5 : 6,
    edgeR: 9,
    folds: folds(robe, 161 + scene.vary, side),
    hem: { k: 0.22, y0: cut.hem - 80, y1: cut.hem },
    shadow: side ? undefined : { k: 0.46, k2: 0.36, r: 3, r2: 12, dx: 4, dy: 3 },
  })
}

async function pocket(scene: Scene, robe: Robe, side: Side): Promise<void> {
  const { cut, cloth } = robe
  const x = 450 - cut.half + 34
  const y = 590
  const own: Point[] = [
    [x, y, 1],
    [x + 104, y, 1],
    [x + 106, y + 126],
    [x + 98, y + 134],
    [x, y + 134],
    [x - 8, y + 126],
  ]
  await panel(scene, {
    ...cloth,
    d: path(mp(own, side)),
    inflate: 0.08,
    edgeA: cut.cloth === 'satin' ? 2.5 : 5,
    edgeR: 7,
    folds: folds(robe, 161 + scene.vary, side),
    shadow: { k: 0.32, k2: 0.22, r: 2, r2: 7, dx: 1, dy: 2 },
  })
  const top: Point[] = [
    [x, y + 22],
    [x + 104, y + 22],
  ]
  if (robe.piping) await piping(scene, mp(top, side), robe.piping)
}

/** Both fronts, the left over the right, and the patch pockets where there is room for them. */
export async function fronts(scene: Scene, robe: Robe): Promise<void> {
  await front(scene, robe, 1)
  await front(scene, robe, 0)
  if (robe.cut.cloth === 'satin' && robe.cut.hem < 850) return
  for (const side of SIDES) await pocket(scene, robe, side)
}

/** The back in one piece. */
export async function back(scene: Scene, robe: Robe): Promise<void> {
  const { cut, cloth } = robe
  await panel(scene, {
    ...cloth,
    d: path(backOutline(torsoOf(robe), 12, 2)),
    inflate: 0.44,
    infMax: 90,
    edgeA: cut.cloth === 'satin' ? 3.5 : 6,
    edgeR: 9,
    folds: folds(robe, 171 + scene.vary),
    hem: { k: 0.22, y0: cut.hem - 80, y1: cut.hem },
  })
}
