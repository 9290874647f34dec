import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import { cutFor } from './cutting'
import { acetate, wireFrame } from './sunglasses/frames'
import { lenses } from './sunglasses/lenses'
import { FRAMES, type FrameShape } from './sunglasses/shapes'
import { foldedTemples, temples } from './sunglasses/temples'

const CUTS: [FrameShape, ...FrameShape[]] = [FRAMES.panto, FRAMES.cat, FRAMES.square, FRAMES.aviator, FRAMES.narrow]

/**
 * Standing sunglasses: round, cat eye, large square or narrow ones of acetate, or a wire aviator. In the back view, the
 * arms are folded.
 */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 51
  scene.edgeK = 1
  const shape = cutFor(look, CUTS)
  if (!look.isBack) await temples(scene, look, shape)
  await lenses(scene, look, shape)
  if (shape.wire) await wireFrame(scene, look, shape)
  else await acetate(scene, look, shape)
  if (look.isBack) await foldedTemples(scene, look, shape)
  const floor = shape.y + shape.ry + shape.rim
  scene.opt = {
    floor: [
      { x: 450 - shape.apart, y: floor + 4, rx: 90, ry: 9, k: 0.42 },
      { x: 450 + shape.apart, y: floor + 4, rx: 90, ry: 9, k: 0.42 },
      { x: 455, y: floor - 4, rx: 370, ry: 44, k: 0.24 },
    ],
  }
}
