import { parsePictureName } from '#picture-name'
import { renderPicture } from '#render-picture'
import { renderScene } from '#scenes/render-scene'
import { parseSceneName } from '#scenes/scene-names'

/** Renders a packshot or a scene by its file name. Throws on a name the studio does not know. */
export async function renderNamed(name: string): Promise<Buffer> {
  const recipe = parsePictureName(name)
  if (recipe) return renderPicture(recipe)
  const scene = parseSceneName(name)
  if (scene) return renderScene(scene)
  throw new Error(`The studio has no picture called ${name}`)
}
