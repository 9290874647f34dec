import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor } from './cutting'
import { jewelOf } from './jewellery/jewel'
import { NECKLACES, type Necklace } from './jewellery/necklace-models'

const CUTS: [Necklace, ...Necklace[]] = [
  NECKLACES.pendant,
  NECKLACES.chunky,
  NECKLACES.pearlString,
  NECKLACES.layered,
  NECKLACES.toggle,
]

/** A necklace laid in its own curve: fine with a medallion, heavy links, pearls, two rows, links with a toggle. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 53
  scene.edgeK = 1
  await cutFor(look, CUTS)(scene, jewelOf(look))
}
