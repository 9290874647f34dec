import { detailCrop } from '#detail-crop'
import { encodeMaster } from '#encode-master'
import { card } from '#engine/card'
import { H, W } from '#engine/noise'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintCloseUp, paintGarment } from '#paint-garment'
import { KINDS, type PictureRecipe } from '#picture-name'

/** A packshot as master: 900 × 1125 px on studio paper. Deterministic; one at a time per thread. */
export async function renderPicture(recipe: PictureRecipe): Promise<Buffer> {
  const { kind, shape, colour, print, view } = recipe
  const look = lookOf(colour, print, shape, view === 'back')
  const hang = hangOf(kind, shape, view)
  const pixels =
    view === 'detail'
      ? card(await paintCloseUp(kind, look, hang, (cov) => detailCrop(kind, cov)), 2, 2)
      : card(await paintGarment(kind, look, hang), KINDS.indexOf(kind) + shape)
  return encodeMaster(pixels, W, H)
}
