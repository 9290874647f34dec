import type { Rgb } from '#engine/scene-types'
import type { Print } from '#picture-name'

/**
 * Colours and view of a picture. `colour` is linear light, `hex` the same colour in sRGB. `dark`: lightness below about
 * 40 %. `isBack`: back view.
 */
export type Look = { colour: Rgb; hex: string; print: Print; shape: number; dark: boolean; isBack: boolean }
