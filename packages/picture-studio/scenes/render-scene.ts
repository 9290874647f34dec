import { encodeMaster } from '#encode-master'
import type { Layer } from '#engine/scene-types'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import { canvasPixels } from '#scenes/canvas'
import { daylight, groundCanvas } from '#scenes/ground'
import { LYING, place, STANDING, throwShadow } from '#scenes/place'
import { plinth } from '#scenes/plinth'
import { SCENES, type SceneRecipe } from '#scenes/scene-names'
import type { Piece } from '#scenes/scene-plan'
import { SCENE_PLANS } from '#scenes/scene-plans'
import { relight } from '#scenes/window-light'

function paintPiece(piece: Piece, recipe: SceneRecipe): Promise<Layer> {
  const colour = piece.leads ? (recipe.colour ?? piece.colour) : piece.colour
  const look = lookOf(colour, piece.print, piece.shape)
  return paintGarment(piece.what, look, { pose: piece.pose ?? null, vary: piece.vary ?? 0 })
}

/** Renders the master of a scene in its own size. Calls in a thread are serialised. */
export async function renderScene(recipe: SceneRecipe): Promise<Buffer> {
  const { width, height } = SCENES[recipe.name]
  const plan = SCENE_PLANS[recipe.name]
  const cv = groundCanvas(plan.ground, width, height)
  daylight(cv)
  const painted: { layer: Layer; piece: Piece }[] = []
  for (const piece of plan.pieces) painted.push({ layer: await paintPiece(piece, recipe), piece })
  const spotOf = (p: Piece) => ({ cx: p.x, cy: p.y, scale: p.scale })
  if (plan.plinth) {
    // Draw shadows on the wall before the block, which hides part of the wall.
    for (const { layer, piece } of painted) throwShadow(cv, layer, spotOf(piece), plan.plinth.top)
    plinth(cv, plan.plinth)
  }
  for (const { layer, piece } of painted) place(cv, layer, spotOf(piece), piece.standing ? STANDING : LYING)
  if (plan.window) relight(cv, plan.window)
  return encodeMaster(canvasPixels(cv), width, height)
}
