import { describeShape } from '#describe-shape'
import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { buttonBand, openFronts, patchPockets } from './cardigan/fronts'
import { type Cloth, cutFor, SIDES, setArms } from './cutting'
import { knitBody } from './knitwear/body'
import { isHeavy, type KnitCut } from './knitwear/knit-cut'
import { insideNeck, knitNeckBand } from './knitwear/necks'
import { yarnOf } from './knitwear/pieces'
import { knitSleeve } from './knitwear/sleeves'
import { printed } from './printed'

type Model = KnitCut & { size: number }

// biome-ignore format: profiles read better in rows
const CUTS: [Model, ...Model[]] = [
  {
    gauge: 'fine', neck: 'v', drop: 372, sleeve: 'long', shoulder: 140, band: 60, size: 1,
    profile: [[392, 134], [520, 132], [660, 138], [760, 142]],
  },
  {
    gauge: 'rib', neck: 'crew', drop: 226, sleeve: 'long', shoulder: 132, band: 48, size: 1.06,
    profile: [[388, 124], [500, 118], [600, 122], [660, 124]],
  },
  {
    gauge: 'fine', neck: 'v', drop: 430, sleeve: 'long', shoulder: 146, band: 66, size: 0.84,
    profile: [[396, 142], [560, 144], [800, 156], [1080, 162]],
  },
  {
    gauge: 'cable', neck: 'v', drop: 350, sleeve: 'long', shoulder: 150, band: 80, size: 0.98,
    profile: [[396, 148], [520, 152], [640, 158], [730, 156]],
  },
  {
    gauge: 'boucle', neck: 'crew', drop: 224, sleeve: 'long', shoulder: 142, band: 30, size: 1,
    profile: [[392, 136], [520, 134], [640, 138], [690, 140]],
  },
]

/** A cardigan: buttoned high or low, or long and open with pockets. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = { ...cutFor(look, CUTS), buttons: describeShape('cardigan', look.shape).buttons ?? 0 }
  G.XF = (isHeavy(cut.gauge) ? 1.34 : 1.3) * cut.size
  G.YF = 0.95 * cut.size
  scene.seed = 38
  const dx = 146 - cut.shoulder
  setArms(scene, [
    [308 + dx, 226],
    [238 + dx, 520],
    [190 + dx, 850],
  ])
  const plain = yarnOf(look, cut.gauge)
  const cloth: Cloth = { ...plain, ...(await printed(look)) }
  if (!look.isBack) await insideNeck(scene, plain, cut, look)
  for (const side of SIDES) await knitSleeve(scene, cloth, cut, side)
  scene.part = 'body'
  if (look.isBack || cut.buttons > 0) await knitBody(scene, cloth, cut, look.isBack)
  else await openFronts(scene, cloth, cut)
  if (look.isBack) return knitNeckBand(scene, plain, cut, true)
  if (cut.buttons === 0) return patchPockets(scene, cloth, cut)
  await buttonBand(scene, plain, cut, look)
  if (cut.neck === 'crew') await knitNeckBand(scene, plain, cut, false)
}
