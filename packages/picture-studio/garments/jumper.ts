import type { Look } from '#engine/look'
import { jersey, mel } from '#engine/materials'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { neckBand, neckBehind } from './crew-neck'
import { type Cloth, cutFor, quirks, setArms, sleevesAround } from './cutting'
import { body } from './jumper/body'
import type { JumperCut } from './jumper/jumper-cut'
import { sleeve } from './jumper/sleeves'
import { printed } from './printed'
import { labelOn } from './tone'

const CUTS: [JumperCut, ...JumperCut[]] = [
  { width: 1.34, length: 1, drop: 236, rib: 7.5 },
  { width: 1.42, length: 0.74, drop: 236, rib: 9 },
  { width: 1.18, length: 1.08, drop: 262, rib: 6 },
]

/** A fine-knit jumper with ribbed cuffs and hem. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = {
    ...drawn,
    length: drawn.length * (1 + 0.05 * q()),
    drop: drawn.drop + 12 * q(),
    rib: drawn.rib * (1 + 0.2 * q()),
  }
  G.XF = cut.width
  G.YF = 0.88
  scene.seed = 32
  setArms(scene, [
    [308, 226],
    [238, 520],
    [186, 850],
  ])
  const cloth = { color: look.colour, mat: { fuzz: 0.42, wrap: 0.32, ao: 0.85 }, paint: mel(0.05, 1.5) }
  const neck = { ...cloth, bump: jersey(0.1, 3), width: 24, drop: cut.drop, label: labelOn(look), isBack: look.isBack }
  const patterned: Cloth = { ...cloth, ...(await printed(look)) }
  await neckBehind(scene, neck)
  await sleevesAround(
    scene,
    (side) => sleeve(scene, patterned, cut, side),
    async () => {
      // In the back view, the band is behind the edge of the body.
      if (look.isBack) await neckBand(scene, neck)
      await body(scene, patterned, cut, look.isBack)
      if (!look.isBack) await neckBand(scene, neck)
    },
  )
}
