import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import type { Scene } from '#engine/scene-types'
import { type Cloth, SIDES } from '#garments/cutting'
import { knitBody } from './body'
import { type Gauge, isHeavy, type KnitCut } from './knit-cut'
import { armBands, insideNeck, knitNeckBand, standCollar } from './necks'
import { knitSleeve } from './sleeves'

/** The yarn of a jumper, vest or cardigan: heavy gauges are smoother and more mottled. */
export function yarnOf(look: Look, gauge: Gauge): Cloth {
  const heavy = isHeavy(gauge)
  const mat = { fuzz: heavy ? 0.36 : 0.42, wrap: 0.32, ao: 0.85 }
  return { color: look.colour, mat, paint: mel(heavy ? 0.07 : 0.05, 1.6) }
}

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
