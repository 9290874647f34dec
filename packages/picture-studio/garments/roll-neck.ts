import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor, setArms } from './cutting'
import { isHeavy, type KnitCut } from './knitwear/knit-cut'
import { knitPieces, yarnOf } from './knitwear/pieces'
import { printed } from './printed'

// biome-ignore format: profiles read better in rows
const CUTS: [KnitCut, ...KnitCut[]] = [
  {
    gauge: 'fine', neck: 'roll', drop: 206, sleeve: 'long', shoulder: 140, band: 66,
    profile: [[390, 132], [520, 128], [660, 134], [770, 138]],
  },
  {
    gauge: 'chunky', neck: 'roll', drop: 212, sleeve: 'long', shoulder: 150, band: 84,
    profile: [[394, 142], [520, 146], [660, 152], [730, 148]],
  },
  {
    gauge: 'rib', neck: 'roll', drop: 206, sleeve: 'long', shoulder: 134, band: 0,
    profile: [[388, 122], [520, 112], [660, 122], [800, 130]],
  },
  {
    gauge: 'cable', neck: 'roll', drop: 212, sleeve: 'long', shoulder: 150, band: 76,
    profile: [[394, 144], [520, 150], [640, 154], [690, 148]],
  },
]

/** A roll-neck jumper: fine, ribbed, chunky or cabled. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = isHeavy(cut.gauge) ? 1.38 : 1.32
  G.YF = 0.96
  scene.seed = 36
  setArms(scene, [
    [308, 226],
    [238, 520],
    [190, 850],
  ])
  await knitPieces(scene, { ...yarnOf(look, cut.gauge), ...(await printed(look)) }, cut, look)
}
