import type { Look } from '#engine/look'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { cutFor, SIDES } from './cutting'
import { backDetails } from './denim-skirt/behind'
import { closure } from './denim-skirt/closure'
import type { DenimSkirtCut } from './denim-skirt/denim-skirt-cut'
import { skirt } from './denim-skirt/skirt'
import { waist } from './denim-skirt/waist'
import { denimFor } from './jeans/denim'
import { pocketMouth } from './jeans/pieces'
import { labelOn, tint } from './tone'

const CUTS: [DenimSkirtCut, ...DenimSkirtCut[]] = [
  { hem: 1000, hip: 176, flare: 252, closure: 'buttons', raw: false },
  { hem: 560, hip: 176, flare: 208, closure: 'fly', raw: true },
  { hem: 980, hip: 172, flare: 178, closure: 'slit', raw: false },
  { hem: 640, hip: 178, flare: 232, closure: 'zip', raw: false },
]

// biome-ignore format: point lists read better in rows
const INSIDE: Point[] = [
  [316, 115, 1], [385, 111], [450, 110], [515, 111], [584, 115, 1], [584, 170, 1], [316, 170, 1],
]

// biome-ignore format: point lists read better in rows
const POCKET: Point[] = [[402, 184], [397, 216], [378, 242], [342, 256], [290, 260]]

/** A denim skirt: buttoned or zipped down the front, with a fly or a slit. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  const size = Math.min(1.2, 1000 / cut.hem)
  G.XF = size
  G.YF = size
  scene.seed = 21
  const denim = denimFor(look)
  if (!look.isBack) {
    await panel(scene, { mat: denim.mat, bump: denim.bump, d: path(INSIDE), color: tint(denim.dark, 0.55) })
    await label(scene, 450, 122, 40, 18, labelOn(look))
  }
  const outline = await skirt(scene, denim, cut, look.isBack)
  if (look.isBack) await backDetails(scene, denim, cut)
  else {
    for (const side of SIDES) await pocketMouth(scene, denim, POCKET, outline, side)
    await closure(scene, denim, cut)
  }
  await waist(scene, denim, cut, look.isBack)
}
