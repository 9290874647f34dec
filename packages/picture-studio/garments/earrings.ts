import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor } from './cutting'
import { EARRINGS, type Earring } from './jewellery/earring-models'
import { jewelOf } from './jewellery/jewel'

const CUTS: [Earring, ...Earring[]] = [
  EARRINGS.chunkyHoop,
  EARRINGS.pearlDrop,
  EARRINGS.thinHoop,
  EARRINGS.tear,
  EARRINGS.links,
]

/** A pair of earrings, laid side by side: thick and thin hoops, drops of pearl and metal, a short chain. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 52
  scene.edgeK = 1
  const earring = cutFor(look, CUTS)
  const jewel = jewelOf(look)
  await earring(scene, jewel, { x: 276, y: 556, side: look.isBack ? 1 : -1 })
  await earring(scene, jewel, { x: 624, y: 572, side: look.isBack ? -1 : 1 })
}
