import { corduroy, velvet } from '#engine/fabrics'
import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { grain } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { seams } from './a-line-skirt/seams'
import { skirt } from './a-line-skirt/skirt'
import type { SkirtCut } from './a-line-skirt/skirt-cut'
import { waistband } from './a-line-skirt/waistband'
import { type Cloth, cutFor, relief } from './cutting'
import { printed } from './printed'
import { satin } from './satin'
import { labelOn, tint } from './tone'

const CUTS: [SkirtCut, ...SkirtCut[]] = [
  { cloth: 'satin', hem: 985, hip: 178, flare: 246, band: 'elastic', detail: 'bias' },
  { cloth: 'wool', hem: 640, hip: 186, flare: 236, band: 'wide', detail: 'pockets' },
  { cloth: 'wool', hem: 960, hip: 184, flare: 292, band: 'wide', detail: 'pleat' },
  { cloth: 'satin', hem: 930, hip: 182, flare: 256, band: 'narrow', detail: 'wrap' },
  { cloth: 'velvet', hem: 970, hip: 184, flare: 280, band: 'elastic', detail: 'bias' },
  { cloth: 'corduroy', hem: 610, hip: 184, flare: 222, band: 'wide', detail: 'pockets' },
]

// biome-ignore format: point lists read better in rows
const INSIDE: Point[] = [
  [316, 149, 1], [380, 143], [450, 141], [520, 143], [584, 149, 1], [584, 184, 1], [316, 184, 1],
]

const wool = (look: Look): Cloth => ({
  color: look.colour,
  mat: { fuzz: 0.42, wrap: 0.3, ao: 0.9 },
  bump: relief((x, y) => 0.24 * grain(x, y * 0.6, 1.4, 3) + 0.22 * grain(x + y * 0.4, y * 0.5, 3.2, 8)),
  paint: mel(0.07, 1.3),
})

const CLOTHS: Record<SkirtCut['cloth'], (look: Look) => Cloth> = {
  satin,
  wool,
  velvet: (look) => ({ color: look.colour, ...velvet() }),
  corduroy: (look) => ({ color: look.colour, ...corduroy(8) }),
}

/** A skirt that widens from the waist: bias-cut satin, or wool, velvet and corduroy. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  const size = Math.min(1.16, 985 / cut.hem)
  G.XF = size
  G.YF = size
  scene.seed = 26
  const plain = CLOTHS[cut.cloth](look)
  if (!look.isBack) {
    await panel(scene, { ...plain, d: path(INSIDE), color: tint(plain.color, 0.42) })
    await label(scene, 450, 146, 40, 18, labelOn(look))
  }
  const cloth = { ...plain, ...(await printed(look)) }
  await skirt(scene, cloth, cut, look.isBack)
  await seams(scene, cloth, cut, look.isBack)
  await waistband(scene, cloth, cut, look.isBack)
}
