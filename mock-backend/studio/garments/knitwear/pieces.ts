import type { Look } from '@/mock-backend/studio/engine/look'
import type { Scene } from '@/mock-backend/studio/engine/scene-types'
import { type Cloth, SIDES } from '@/mock-backend/studio/garments/cutting'
import { knitBody } from './body'
import type { KnitCut } from './knit-cut'
import { armBands, insideNeck, knitNeckBand, standCollar } from './necks'
import { knitSleeve } from './sleeves'

/** All pieces of a knitted pullover or dress, from the inside of the neck to the collar. */
export async function knitPieces(scene: Scene, cloth: Cloth, cut: KnitCut, look: Look): Promise<void> {
  const stands = cut.neck === 'roll' || cut.neck === 'mock'
  if (!stands && !look.isBack) await insideNeck(scene, cloth, cut, look)
  for (const side of SIDES) await knitSleeve(scene, cloth, cut, side)
  scene.part = 'body'
  await knitBody(scene, cloth, cut, look.isBack)
  await armBands(scene, cloth, cut)
  if (stands) await standCollar(scene, cloth, cut, look.isBack)
  else await knitNeckBand(scene, cloth, cut, look.isBack)
}
