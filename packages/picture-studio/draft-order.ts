import { DRAFT, sheetSize } from '#engine/density'
import { parsePictureName, type View } from '#picture-name'

/** Suffix of a draft's name. A draft is the same picture, drawn small and fast. */
export const DRAFT_END = '.draft'
/** Views that have drafts, because lists show them small. */
const DRAFTED: readonly View[] = ['front', 'back']

/** The name to render for a picture of this width in px: a draft if it is large enough, else the picture itself. */
export function orderFor(name: string, width: number): string {
  const recipe = parsePictureName(name)
  const isEnough = recipe && DRAFTED.includes(recipe.view) && width <= sheetSize(DRAFT).w
  return isEnough ? `${name}${DRAFT_END}` : name
}
