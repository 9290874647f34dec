import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor } from './cutting'
import { knotted } from './silk-scarf/knotted'
import { open, quarter, triangle } from './silk-scarf/laid'
import { type Silk, silkOf } from './silk-scarf/silk'

type Lay = (scene: Scene, silk: Silk) => Promise<void>
const CUTS: [Lay, ...Lay[]] = [open, knotted, triangle, quarter]

/** A square of silk twill with a border: laid open, knotted as a neckerchief, folded to a triangle or in four. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 49
  // In the back view, the same square is arranged differently.
  const shape = look.isBack ? look.shape + 2 : look.shape
  await cutFor({ ...look, shape }, CUTS)(scene, await silkOf(look))
}
