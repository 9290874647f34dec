import type { Look } from '#engine/look'
import type { Scene } from '#engine/scene-types'
import { cutFor, nearer } from './cutting'
import { type BriefCut, brief } from './swim/bikini-brief'
import { type BikiniTop, bikiniTop } from './swim/bikini-top'
import { swimCloth } from './swim/swim-cloth'

/** A bikini: its top, its brief, and whether the cloth is ribbed. */
type BikiniCut = { top: BikiniTop; brief: BriefCut; ribbed: boolean }

const CUTS: [BikiniCut, ...BikiniCut[]] = [
  { top: 'triangle', brief: 'tied', ribbed: false },
  { top: 'bandeau', brief: 'high', ribbed: false },
  { top: 'scoop', brief: 'classic', ribbed: true },
  { top: 'scoop', brief: 'high', ribbed: false },
]

/** A bikini, its two pieces laid one above the other. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 291
  nearer(scene, cut.top === 'triangle' ? 1.22 : 1.36)
  const cloth = await swimCloth(look, cut.ribbed)
  await bikiniTop(scene, cloth, look, cut.top)
  await brief(scene, cloth, look, cut.brief)
}
