import { DRAFT, sheetSize } from '#engine/density'
import { parsePictureName, type View } from '#picture-name'

/** Ends the name of a draft: the same picture drawn small and fast. */
export const DRAFT_END = '.draft'
/** Views that a list shows small. */
const DRAFTED: readonly View[] = ['front', 'back']

/** What to order for a picture this many pixels wide: a draft where it is large enough, else the picture itself. */
export function orderFor(name: string, width: number): string {
  const recipe = parsePictureName(name)
  const isEnough = recipe && DRAFTED.includes(recipe.view) && width <= sheetSize(DRAFT).w
  return isEnough ? `${name}${DRAFT_END}` : name
}
