import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Cloth, SIDES, type Side } from '#garments/cutting'
import type { ShirtTrims } from './shirt-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  stand: [
    [392, 160, 1], [410, 210], [446, 254, 1], [462, 244, 1], [490, 208], [508, 160, 1], [500, 190], [476, 236],
    [452, 262], [424, 236], [400, 190],
  ],
  leaf: [
    [398, 138], [388, 152], [380, 184], [372, 232], [366, 274, 1], [404, 262], [446, 250, 1], [424, 216], [408, 180],
    [404, 150],
  ],
  leafSeam: [[382, 166], [375, 210], [373, 266], [404, 254], [436, 246]],
  backFold: [
    [397, 138], [420, 128], [450, 126], [480, 128], [503, 138], [498, 152], [480, 146], [450, 143], [420, 146],
    [402, 152],
  ],
} satisfies Record<string, Point[]>

async function leaf(scene: Scene, cloth: Cloth, trims: ShirtTrims, side: Side): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(mp(OUTLINE.leaf, side)),
    inflate: 0.35,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 40, sy: 60, seed: 6 + side }),
    shadow: { k: 0.36, k2: 0.3, r: 2, r2: 10, dx: side ? 0 : 1, dy: 4 },
  })
  await stitch(scene, mp(OUTLINE.leafSeam, side), trims.thread)
}

/** Collar stand, both leaves and the fold at the back of the neck. */
export async function collar(scene: Scene, cloth: Cloth, trims: ShirtTrims): Promise<void> {
  await panel(scene, { ...cloth, d: path(OUTLINE.stand), edgeA: 2, edgeR: 4, inflate: 0.3 })
  for (const side of SIDES) await leaf(scene, cloth, trims, side)
  await panel(scene, { ...cloth, d: path(OUTLINE.backFold), inflate: 0.7, edgeA: 3, edgeR: 6 })
}
