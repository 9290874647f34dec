import { encodeMaster } from '#encode-master'
import { extentOf } from '#engine/card'
import type { Extent, Layer } from '#engine/scene-types'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import type { PictureRecipe } from '#picture-name'
import { canvasPixels } from '#scenes/canvas'
import { type Companion, companionsFor, isLower } from '#scenes/companions'
import { daylight, groundCanvas } from '#scenes/ground'
import { LYING, place, type Spot } from '#scenes/place'
import { UPRIGHT, wall } from '#scenes/scene-settings'
import { relight } from '#scenes/window-light'

const WIDTH = 900
const HEIGHT = 1125

/** Area of the upper and lower piece: its middle and size, in px of the picture. */
const FIGURE = { x: 310, y: 562, w: 520, h: 980 }
/** Bag above, shoes below, beside the figure. */
const BESIDE = [
  { x: 722, y: 330, w: 270, h: 330 },
  { x: 722, y: 850, w: 270, h: 250 },
]
/** One companion alone, such as a robe. */
const ALONE = { x: 722, y: 520, w: 300, h: 520 }
/** Greatest scale of small items, so that they are not too large beside the others. */
const LARGEST = 0.85
/** Share of the upper piece's height that overlaps the lower piece. */
const TUCKED = 0.17

type Area = (typeof BESIDE)[number]
type Piece = { layer: Layer; extent: Extent; spot: Spot }

const widthOf = ({ x0, x1 }: Extent): number => x1 - x0 + 1
const heightOf = ({ y0, y1 }: Extent): number => y1 - y0 + 1

/** The sheet's spot that brings the middle of an extent to x, y. */
const spotAt = ({ x0, x1, y0, y1 }: Extent, x: number, y: number, scale: number): Spot => ({
  cx: x - ((x0 + x1 + 1) / 2 - 450) * scale,
  cy: y - ((y0 + y1 + 1) / 2 - 562.5) * scale,
  scale,
})

const within = (extent: Extent, { x, y, w, h }: Area): Spot =>
  spotAt(extent, x, y, Math.min(LARGEST, w / widthOf(extent), h / heightOf(extent)))

async function painted({ kind, shape, colour, print }: Companion): Promise<Omit<Piece, 'spot'>> {
  const look = lookOf(colour, print, shape)
  const hang = hangOf(kind, shape, 'front')
  const layer = await paintGarment(kind, look, hang)
  return { layer, extent: extentOf(layer.cov) }
}

/** Upper and lower piece at one scale, the upper one's hem over the waist of the lower one. */
function figureOf(upper: Omit<Piece, 'spot'>, lower: Omit<Piece, 'spot'>): [upper: Piece, lower: Piece] {
  const tucked = TUCKED * heightOf(upper.extent)
  const height = heightOf(upper.extent) + heightOf(lower.extent) - tucked
  const scale = Math.min(FIGURE.h / height, FIGURE.w / Math.max(widthOf(upper.extent), widthOf(lower.extent)))
  const top = FIGURE.y - (height * scale) / 2
  const bottom = top + height * scale
  const middleOf = ({ extent }: Omit<Piece, 'spot'>) => (heightOf(extent) * scale) / 2
  return [
    { ...upper, spot: spotAt(upper.extent, FIGURE.x, top + middleOf(upper), scale) },
    { ...lower, spot: spotAt(lower.extent, FIGURE.x, bottom - middleOf(lower), scale) },
  ]
}

/** The items and their companion in drawing order. The items themselves are never covered. */
async function figurePieces(recipe: PictureRecipe, companion: Companion | null): Promise<Piece[]> {
  const goods = await painted(recipe)
  if (!companion) return [{ ...goods, spot: within(goods.extent, FIGURE) }]
  const other = await painted(companion)
  const [upper, lower] = isLower(recipe.kind) ? figureOf(other, goods) : figureOf(goods, other)
  return isLower(recipe.kind) ? [upper, lower] : [lower, upper]
}

/** Renders the master of an outfit: items with their companions on the wall in morning light. */
export async function renderOutfit(recipe: PictureRecipe): Promise<Buffer> {
  const { figure, beside } = companionsFor(recipe)
  const pieces = await figurePieces(recipe, figure)
  const areas = beside.length > 1 ? BESIDE : [ALONE]
  for (const [i, companion] of beside.entries()) {
    const piece = await painted(companion)
    pieces.push({ ...piece, spot: within(piece.extent, areas[i] ?? ALONE) })
  }
  const cv = groundCanvas(wall(61), WIDTH, HEIGHT)
  daylight(cv)
  for (const { layer, spot } of pieces) place(cv, layer, spot, LYING)
  relight(cv, UPRIGHT)
  return encodeMaster(canvasPixels(cv), WIDTH, HEIGHT)
}
