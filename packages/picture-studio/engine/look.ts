import type { Rgb } from '#engine/scene-types'
import type { Print } from '#picture-name'

/**
 * How one style is painted. `colour` is linear light, `hex` the same colour in sRGB; `dark` when lightness is below
 * about 40 %; `isBack` when the items are seen from behind.
 */
export type Look = { colour: Rgb; hex: string; print: Print; shape: number; dark: boolean; isBack: boolean }
