import { describeShape } from '#describe-shape'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Leg } from '#shape-facts'
import { cutFor, quirks } from './cutting'
import { denimFor } from './jeans/denim'
import { leg } from './jeans/legs'
import { seat } from './jeans/seat'
import { waist } from './jeans/waist'
import { tint } from './tone'

const HEMS: Record<Leg, number> = { wide: 1, straight: 0.7, narrow: 0.54 }
const LENGTHS: [number, ...number[]] = [1, 1, 0.93]

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
  const q = quirks(look, LENGTHS.length)
  const { leg: fall = 'straight' } = describeShape('jeans', look.shape)
  const cut = { hem: HEMS[fall] * (1 + 0.09 * q()), length: cutFor(look, LENGTHS) * (1 + 0.03 * q()) }
  await leg(scene, denim, cut, 1, look.isBack)
  await leg(scene, denim, cut, 0, look.isBack)
  if (look.isBack) await seat(scene, denim)
  else await waist(scene, denim)
}
