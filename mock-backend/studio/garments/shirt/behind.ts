import { fold, soft } from '@/mock-backend/studio/engine/drape'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Panel, Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { stitch } from '@/mock-backend/studio/engine/trims'
import { type Cloth, lengthen } from '@/mock-backend/studio/garments/cutting'
import { body } from './body'
import { type ShirtCut, type ShirtTrims, WAIST } from './shirt-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  neck: [[480, 156], [450, 154], [420, 156]],
  yoke: [
    [392, 158, 1], [350, 182], [304, 206], [278, 222, 1], [290, 278, 1], [370, 284], [450, 286], [530, 284],
    [610, 278, 1], [622, 222, 1], [596, 206], [550, 182], [508, 158, 1], [480, 156], [450, 154], [420, 156],
  ],
  yokeSeam: [[292, 272], [370, 278], [450, 280], [530, 278], [608, 272]],
  pleat: [[432, 286, 1], [468, 286, 1], [472, 420], [478, 640, 1], [422, 640, 1], [428, 420]],
  loop: [[445, 282, 1], [455, 282, 1], [455, 306, 1], [445, 306, 1]],
  collar: [
    [398, 140], [420, 128], [450, 124], [480, 128], [502, 140], [514, 160], [522, 182, 1], [486, 188], [450, 190],
    [414, 188], [378, 182, 1], [386, 160],
  ],
  collarSeam: [[386, 174], [416, 180], [450, 182], [484, 180], [514, 174]],
} satisfies Record<string, Point[]>

/** Both edges of the box pleat under the yoke, running out towards the waist. */
function pleatFolds(p: Panel): void {
  for (const x of [438, 462]) {
    const line: Point[] = [
      [x, 288],
      [450 + (x - 450) * 1.4, 420],
      [450 + (x - 450) * 2, 620],
    ]
    fold(p, line, { w: 4, w1: 18, amp: 6, t0: 0.01, t1: 0.8, stray: 3 })
  }
  soft(p, { amp: 4, sx: 70, sy: 160, seed: 12 })
}

/** A shirt from behind: back with box pleat, yoke, hanger loop, collar. */
export async function behind(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtCut): Promise<void> {
  await body(scene, cloth, trims, cut, OUTLINE.neck)
  await panel(scene, {
    ...cloth,
    d: path(lengthen(OUTLINE.pleat, WAIST, cut.length)),
    inflate: 0.1,
    edgeA: 2,
    edgeR: 4,
    folds: pleatFolds,
    shadow: { k: 0.26, k2: 0.18, r: 2, r2: 8, dx: 1, dy: 0 },
  })
  await panel(scene, {
    ...cloth,
    d: path(OUTLINE.yoke),
    texV: 40,
    inflate: 0.2,
    infMax: 40,
    edgeA: 2.5,
    edgeR: 4,
    folds: (p) => soft(p, { amp: 6, sx: 110, sy: 60, seed: 5 }),
    shadow: { k: 0.3, k2: 0.2, r: 2, r2: 7, dx: 0, dy: 3 },
  })
  await stitch(scene, OUTLINE.yokeSeam, trims.thread)
  await panel(scene, { ...cloth, d: path(OUTLINE.loop), inflate: 0.4, edgeA: 2, edgeR: 3 })
  await panel(scene, {
    ...cloth,
    d: path(OUTLINE.collar),
    texV: 90,
    inflate: 0.4,
    edgeA: 3,
    edgeR: 6,
    folds: (p) => soft(p, { amp: 3, sx: 60, sy: 40, seed: 6 }),
    shadow: { k: 0.36, k2: 0.3, r: 2, r2: 9, dx: 0, dy: 4 },
  })
  await stitch(scene, OUTLINE.collarSeam, trims.thread)
}
