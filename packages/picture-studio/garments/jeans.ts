import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { cutFor, quirks } from './cutting'
import { denimFor } from './jeans/denim'
import { leg } from './jeans/legs'
import { seat } from './jeans/seat'
import { waist } from './jeans/waist'
import type { LegCut } from './leg-cut'
import { tint } from './tone'

const CUTS: [LegCut, ...LegCut[]] = [
  { hem: 1, length: 1 },
  { hem: 0.66, length: 1 },
  { hem: 0.84, length: 0.93 },
]

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  inside: [[316, 115, 1], [385, 117], [450, 118], [515, 117], [584, 115, 1], [584, 170, 1], [316, 170, 1]],
  patch: [[424, 124, 1], [476, 124, 1], [476, 160, 1], [424, 160, 1]],
} satisfies Record<string, Point[]>

/** Five-pocket jeans of washed denim. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 0.97
  scene.seed = 21
  const denim = denimFor(look)
  const { mat, bump } = denim
  await panel(scene, { mat, bump, d: path(OUTLINE.inside), color: tint(denim.dark, 0.55) })
  if (!look.isBack) await panel(scene, { d: path(OUTLINE.patch), color: lin('#8a6a48'), mat: { spec: 0.03 }, edgeA: 1 })
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { hem: drawn.hem * (1 + 0.09 * q()), length: drawn.length * (1 + 0.03 * q()) }
  await leg(scene, denim, cut, 1, look.isBack)
  await leg(scene, denim, cut, 0, look.isBack)
  if (look.isBack) await seat(scene, denim)
  else await waist(scene, denim)
}
