import { DRAFT_END } from '#draft-order'
import { DRAFT } from '#engine/density'
import { parsePictureName } from '#picture-name'
import { renderPicture } from '#render-picture'
import { renderScene } from '#scenes/render-scene'
import { parseSceneName } from '#scenes/scene-names'

/** Renders a packshot, a draft or a scene by name. Throws for an unknown name. */
export async function renderNamed(order: string): Promise<Buffer> {
  const isDraft = order.endsWith(DRAFT_END)
  const name = isDraft ? order.slice(0, -DRAFT_END.length) : order
  const recipe = parsePictureName(name)
  if (recipe) return renderPicture(recipe, isDraft ? DRAFT : 1)
  const scene = parseSceneName(name)
  if (scene) return renderScene(scene)
  throw new Error(`The studio has no picture called ${name}`)
}
