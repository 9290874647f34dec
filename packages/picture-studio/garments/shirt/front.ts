import { soft } from '#engine/drape'
import { noise } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { type Cloth, lengthen, longer } from '#garments/cutting'
import { type ShirtCut, type ShirtTrims, WAIST } from './shirt-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  placket: [[434, 246, 1], [466, 246, 1], [467, 560], [466, 906, 1], [434, 907, 1], [433, 560]],
  pocket: [[492, 362, 1], [568, 360, 1], [568, 440], [566, 448, 1], [530, 462, 1], [494, 450, 1]],
  pocketSeam: [[495, 380], [566, 378]],
} satisfies Record<string, Point[]>

/** Placket, its buttons, and the breast pocket where the cut has one. */
export async function front(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtCut): Promise<void> {
  await placket(scene, cloth, trims, cut)
  if (cut.pocket) await pocket(scene, cloth, trims)
}

async function placket(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtCut): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(lengthen(OUTLINE.placket, WAIST, cut.length)),
    edgeA: 2.5,
    edgeR: 4,
    folds: (p) => soft(p, { amp: 5, sx: 60, sy: 120, seed: 12 }),
    shadow: { k: 0.28, k2: 0.16, r: 2, r2: 6, dx: 1, dy: 1 },
  })
  for (const x of [439, 461]) {
    const seam: Point[] = [
      [x, 262],
      [x, 560],
      [x, 900],
    ]
    await stitch(scene, lengthen(seam, WAIST, cut.length), trims.thread)
  }
  const last = longer(802, WAIST, cut.length)
  const step = (last - 312) / (cut.buttons - 1)
  for (let k = 0; k < cut.buttons; k++)
    await button(scene, 450 + noise(k, 0.5) * 1.5, 312 + k * step, 6, trims.button, 0.5)
}

async function pocket(scene: Scene, cloth: Cloth, trims: ShirtTrims): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(OUTLINE.pocket),
    edgeA: 2,
    edgeR: 4,
    inflate: 0.03,
    folds: (p) => soft(p, { amp: 8, sx: 80, sy: 160, seed: 12 }),
    shadow: { k: 0.22, k2: 0.12, r: 1, r2: 5, dx: 1, dy: 1 },
  })
  await stitch(scene, OUTLINE.pocketSeam, trims.thread)
}
