import { soft } from '@/mock-backend/studio/engine/drape'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { button, stitch } from '@/mock-backend/studio/engine/trims'
import { type Denim, highlights } from './denim'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  innerSeam: [[472, 188], [474, 290], [470, 330], [458, 368], [449, 384]],
  outerSeam: [[478, 188], [480, 290], [476, 334], [462, 374], [452, 390]],
  edge: [[449, 186], [450, 290], [452, 388]],
  band: [
    [315, 113, 1], [326, 126], [385, 142], [450, 147], [515, 142], [574, 126], [585, 113, 1], [588, 168, 1],
    [520, 190], [450, 196], [380, 190], [312, 168, 1],
  ],
} satisfies Record<string, Point[]>

async function fly(scene: Scene, denim: Denim): Promise<void> {
  await stitch(scene, OUTLINE.innerSeam, { color: denim.thread })
  await stitch(scene, OUTLINE.outerSeam, { color: denim.thread })
  await panel(scene, {
    d: path(OUTLINE.edge, false),
    stroke: 2.5,
    color: denim.dark,
    mat: denim.mat,
    edgeA: 1,
    shadow: { k: 0.3, k2: 0.2, r: 1, r2: 6, dx: 2, dy: 0 },
  })
}

async function band(scene: Scene, denim: Denim): Promise<void> {
  await panel(scene, {
    d: path(OUTLINE.band),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    inflate: 0.35,
    edgeA: 3.5,
    edgeR: 6,
    paint: denim.wash(() => 450),
    details: highlights(10),
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 50, seed: 3 }),
  })
  for (const o of [5, 40]) {
    const seam: Point[] = [
      [318 - o * 0.1, 118 + o],
      [385, 141 + o * 1.02],
      [450, 148 + o * 1.02],
      [515, 141 + o * 1.02],
      [582 + o * 0.1, 118 + o],
    ]
    await stitch(scene, seam, { color: denim.thread })
  }
}

/** A belt loop at sheet x, `up` px higher than in front. */
export async function beltLoop(scene: Scene, denim: Denim, x: number, up = 0): Promise<void> {
  const outline: Point[] = [
    [x - 8, 130 - up, 1],
    [x + 8, 132 - up, 1],
    [x + 8, 196 - up, 1],
    [x - 8, 194 - up, 1],
  ]
  await panel(scene, {
    d: path(outline),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    edgeA: 3,
    edgeR: 4,
    paint: denim.wash(() => x),
    details: highlights(6),
  })
  for (const side of [x - 4, x + 4]) {
    const seam: Point[] = [
      [side, 134 - up],
      [side, 190 - up],
    ]
    await stitch(scene, seam, { color: denim.thread })
  }
}

/** Fly, waistband, belt loops and button. */
export async function waist(scene: Scene, denim: Denim): Promise<void> {
  await fly(scene, denim)
  await band(scene, denim)
  await beltLoop(scene, denim, 362)
  await beltLoop(scene, denim, 538)
  await button(scene, 464, 172, 10.5, denim.button, 1.4)
}
