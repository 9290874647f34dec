import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import type { Denim } from './denim'
import { band, beltLoop } from './pieces'

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

/** Stitches along the band, `down` px below its upper edge. */
const bandSeam = (down: number): Point[] => [
  [318 - down * 0.1, 118 + down],
  [385, 141 + down * 1.02],
  [450, 148 + down * 1.02],
  [515, 141 + down * 1.02],
  [582 + down * 0.1, 118 + down],
]

/** The loops of jeans: they lean a little with the band. */
export const LOOP = { long: 64, lean: 2 }

/** Fly, waistband, belt loops and button. */
export async function waist(scene: Scene, denim: Denim): Promise<void> {
  await fly(scene, denim)
  await band(scene, denim, OUTLINE.band, [bandSeam(5), bandSeam(40)])
  for (const x of [362, 538]) await beltLoop(scene, denim, x, 130, LOOP)
  await button(scene, 464, 172, 10.5, denim.button, 1.4)
}
