import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor, setArms } from './cutting'
import type { KnitCut } from './knitwear/knit-cut'
import { knitPieces } from './knitwear/pieces'
import { printed } from './printed'

// biome-ignore format: profiles read better in rows
const CUTS: [KnitCut, ...KnitCut[]] = [
  {
    gauge: 'rib', neck: 'mock', drop: 200, sleeve: 'long', shoulder: 140, band: 0,
    profile: [[392, 132], [560, 112], [720, 138], [960, 142], [1290, 152]],
  },
  {
    gauge: 'fine', neck: 'roll', drop: 206, sleeve: 'long', shoulder: 148, band: 60,
    profile: [[392, 140], [560, 144], [760, 164], [900, 172], [950, 160]],
  },
  {
    gauge: 'wide-rib', neck: 'scoop', drop: 268, sleeve: 'none', shoulder: 96, band: 0,
    profile: [[388, 128], [560, 110], [720, 136], [960, 140], [1270, 158]],
  },
  {
    gauge: 'rib', neck: 'v', drop: 318, sleeve: 'short', shoulder: 138, band: 0,
    profile: [[392, 132], [550, 116], [700, 142], [940, 176], [1130, 204]],
  },
]

/** A knitted dress that follows the body, ribbed or fine. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  const size = Math.min(1.12, 1200 / (cut.profile[cut.profile.length - 1]?.[0] ?? 1200))
  G.XF = 1.02 * size
  G.YF = 0.86 * size
  scene.seed = 35
  setArms(
    scene,
    cut.sleeve === 'short'
      ? [
          [308, 226],
          [250, 440],
        ]
      : [
          [308, 226],
          [238, 520],
          [190, 850],
        ],
  )
  const cloth = { color: look.colour, mat: { fuzz: 0.34, wrap: 0.32, ao: 0.85 }, paint: mel(0.04, 1.5) }
  await knitPieces(scene, { ...cloth, ...(await printed(look)) }, cut, look)
}
