import { fold, soft } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import type { Cloth } from '#garments/cutting'
import { body } from './body'
import type { ShirtCut, ShirtTrims } from './shirt-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  neck: [[480, 156], [450, 154], [420, 156]],
  yoke: [
    [392, 158, 1], [350, 182], [304, 206], [278, 222, 1], [290, 278, 1], [370, 284], [450, 286], [530, 284],
    [610, 278, 1], [622, 222, 1], [596, 206], [550, 182], [508, 158, 1], [480, 156], [450, 154], [420, 156],
  ],
  yokeSeam: [[292, 272], [370, 278], [450, 280], [530, 278], [608, 272]],
  loop: [[445, 282, 1], [455, 282, 1], [455, 306, 1], [445, 306, 1]],
  collar: [
    [398, 140], [420, 128], [450, 124], [480, 128], [502, 140], [512, 154], [526, 172, 1], [488, 187], [450, 190],
    [412, 187], [374, 172, 1], [388, 154],
  ],
  collarSeam: [[383, 168], [416, 179], [450, 182], [484, 179], [517, 168]],
} satisfies Record<string, Point[]>

/** Both edges of the box pleat under the yoke, opening towards the waist. */
function pleat(p: Panel): void {
  for (const x of [434, 466]) {
    const line: Point[] = [
      [x, 280],
      [450 + (x - 450) * 1.3, 420],
      [450 + (x - 450) * 1.9, 660],
    ]
    fold(p, line, { w: 3.2, w1: 15, amp: -6, t0: 0.01, t1: 0.75, valley: -0.5, stray: 3 })
  }
}

/** A shirt from behind: back with box pleat, yoke, hanger loop, collar. */
export async function behind(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtCut): Promise<void> {
  await body(scene, cloth, trims, cut, { neck: OUTLINE.neck, folds: pleat })
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
