import { lace } from '#engine/lace'
import type { Look } from '#engine/look'
import { mel, weave } from '#engine/materials'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { type Cloth, cutFor, SIDES, setArms } from './cutting'
import { printed } from './printed'
import { bodice, insideNeck } from './tiered-dress/bodice'
import { skirts } from './tiered-dress/skirts'
import { gatheredSleeve } from './tiered-dress/sleeves'
import type { TieredCut } from './tiered-dress/tiered-cut'

// biome-ignore format: tiers read better in rows
const CUTS: [TieredCut, ...TieredCut[]] = [
  { cloth: 'cotton', yoke: [452, 128], tiers: [[690, 186], [930, 236], [1190, 286]], sleeve: 'puff', neck: 'v' },
  { cloth: 'cotton', yoke: [392, 136], tiers: [[610, 178], [850, 220]], sleeve: 'balloon', neck: 'round' },
  { cloth: 'broderie', yoke: [440, 126], tiers: [[640, 178], [840, 220], [1040, 256], [1230, 292]], sleeve: 'none', neck: 'square' },
  { cloth: 'cotton', yoke: [450, 126], tiers: [[760, 196], [1010, 236]], sleeve: 'balloon', neck: 'v' },
]

/** A dress of gathered tiers, each wider than the one above. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  const hem = cut.tiers[cut.tiers.length - 1]?.[0] ?? 1100
  const size = Math.min(1.22, 1110 / hem)
  G.XF = size
  G.YF = 0.93 * size
  scene.seed = 16
  setArms(
    scene,
    cut.sleeve === 'balloon'
      ? [
          [300, 220],
          [236, 470],
          [194, 720],
        ]
      : [
          [300, 220],
          [270, 320],
          [256, 430],
        ],
  )
  const plain: Cloth = {
    color: look.colour,
    bump: weave(0.07, 1.2),
    mat: { fuzz: 0.1, wrap: 0.28, ao: 0.8, spec: 0.008 },
    paint: mel(0.015, 1.1),
    // No embroidery on printed cloth.
    ...(cut.cloth === 'broderie' && look.print === 'plain' ? await lace({ ground: 1, scale: 0.8, amp: 1.3 }) : {}),
  }
  const cloth: Cloth = { ...plain, ...(await printed(look)) }
  if (!look.isBack) await insideNeck(scene, plain, cut, look)
  for (const side of SIDES) if (cut.sleeve !== 'none') await gatheredSleeve(scene, cloth, cut.sleeve, side)
  scene.part = 'body'
  await skirts(scene, cloth, cut)
  await bodice(scene, cloth, cut, look.isBack)
}
