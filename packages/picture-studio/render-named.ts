import { DRAFT, sheetSize } from '#engine/density'
import { parsePictureName, type View } from '#picture-name'
import { renderPicture } from '#render-picture'
import { renderScene } from '#scenes/render-scene'
import { parseSceneName } from '#scenes/scene-names'

/** True for every file name the studio can make a picture of. */
export const isStudioName = (name: string): boolean => parsePictureName(name) !== null || parseSceneName(name) !== null

const DRAFT_END = '.draft'
/** Views that a list shows small. */
const DRAFTED: readonly View[] = ['front', 'back']

/** What to order for a picture this many pixels wide: a draft where it is large enough, else the picture itself. */
export function orderFor(name: string, width: number): string {
  const recipe = parsePictureName(name)
  const isEnough = recipe && DRAFTED.includes(recipe.view) && width <= sheetSize(DRAFT).w
  return isEnough ? `${name}${DRAFT_END}` : name
}

/** Renders a packshot, its draft or a scene by its name. Throws on a name the studio does not know. */
export async function renderNamed(order: string): Promise<Buffer> {
  const isDraft = order.endsWith(DRAFT_END)
  const name = isDraft ? order.slice(0, -DRAFT_END.length) : order
  const recipe = parsePictureName(name)
  if (recipe) return renderPicture(recipe, isDraft ? DRAFT : 1)
  const scene = parseSceneName(name)
  if (scene) return renderScene(scene)
  throw new Error(`The studio has no picture called ${name}`)
}
