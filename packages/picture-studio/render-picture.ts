import { detailCrop } from '#detail-crop'
import { encodeMaster } from '#encode-master'
import { card } from '#engine/card'
import { sheetSize } from '#engine/density'
import { H, W } from '#engine/noise'
import { frameFor } from '#frame'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintCloseUp, paintGarment } from '#paint-garment'
import { KINDS, type PictureRecipe } from '#picture-name'
import { renderOutfit } from '#scenes/outfit'

/** Renders the master of a packshot: 900 × 1125 px on studio paper. Deterministic; calls in a thread are serialised. */
export async function renderPicture(recipe: PictureRecipe, density = 1): Promise<Buffer> {
  const { kind, shape, colour, print, view } = recipe
  if (view === 'outfit') return renderOutfit(recipe)
  const look = lookOf(colour, print, shape, view === 'back')
  const hang = hangOf(kind, shape, view)
  const frame = await frameFor(kind, shape, view)
  if (view === 'detail') {
    const closeUp = await paintCloseUp(kind, look, hang, (cov) => detailCrop(kind, cov, frame.scale))
    return encodeMaster(card(closeUp, 2, 2), W, H)
  }
  const layer = await paintGarment(kind, look, { ...hang, pose: { ...hang.pose, ...frame } }, density)
  const { w, h } = sheetSize(density)
  return encodeMaster(card(layer, KINDS.indexOf(kind) + shape), w, h)
}
