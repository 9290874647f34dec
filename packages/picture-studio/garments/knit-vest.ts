import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor } from './cutting'
import type { KnitCut } from './knitwear/knit-cut'
import { knitPieces, yarnOf } from './knitwear/pieces'
import { printed } from './printed'

// biome-ignore format: profiles read better in rows
const CUTS: [KnitCut, ...KnitCut[]] = [
  {
    gauge: 'fine', neck: 'v', drop: 330, sleeve: 'none', shoulder: 122, band: 62,
    profile: [[400, 146], [520, 144], [660, 148], [730, 146]],
  },
  {
    gauge: 'cable', neck: 'v', drop: 310, sleeve: 'none', shoulder: 126, band: 70,
    profile: [[404, 152], [520, 152], [620, 154], [660, 150]],
  },
  {
    gauge: 'rib', neck: 'crew', drop: 226, sleeve: 'none', shoulder: 104, band: 0,
    profile: [[392, 128], [520, 116], [640, 124], [740, 130]],
  },
]

/** A knitted vest with ribbed armholes. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = 1.36
  G.YF = 0.98
  scene.seed = 37
  await knitPieces(scene, { ...yarnOf(look, cut.gauge), ...(await printed(look)) }, cut, look)
}
