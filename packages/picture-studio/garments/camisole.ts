import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { body } from './camisole/body'
import type { CamisoleCut } from './camisole/camisole-cut'
import { backInside, straps } from './camisole/straps'
import { type Cloth, cutFor } from './cutting'
import { ribSurface } from './knitwear/gauge'
import { printed } from './printed'
import { satin } from './satin'

const CUTS: [CamisoleCut, ...CamisoleCut[]] = [
  { cloth: 'satin', width: 1.46, hem: 790, dip: 118, neck: 'v', lace: 42, strap: 6 },
  { cloth: 'satin', width: 1.42, hem: 740, dip: 74, neck: 'cowl', lace: 0, strap: 6 },
  { cloth: 'rib', width: 1.24, hem: 760, dip: 58, neck: 'round', lace: 0, strap: 15 },
  { cloth: 'satin', width: 1.5, hem: 760, dip: 128, neck: 'v', lace: 0, strap: 7 },
]

/** A camisole: satin with lace, a cowl or a plain V, or ribbed jersey. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = cut.width
  G.YF = 1.26
  scene.seed = 14
  const rib: Cloth = {
    color: look.colour,
    mat: { fuzz: 0.22, wrap: 0.3, ao: 0.85 },
    paint: mel(0.02, 1.4),
    ...ribSurface('rib'),
  }
  const plain = cut.cloth === 'satin' ? satin(look) : rib
  await backInside(scene, plain, cut, look)
  await straps(scene, plain, cut, look.isBack)
  await body(scene, { ...plain, ...(await printed(look)) }, cut, look.isBack)
}
