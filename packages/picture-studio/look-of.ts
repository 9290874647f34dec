import { COLOURS, type ColourKey } from '#colours'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import type { Print } from '#picture-name'

/** Luminance below which a colour counts as dark: a lightness of 40 %. */
const DARK = 0.113

/** The look of a style in one of the studio's colours; `isBack` for the back view. */
export function lookOf(colourKey: ColourKey, print: Print = 'plain', shape = 0, isBack = false): Look {
  const hex = COLOURS[colourKey]
  const colour = lin(hex)
  const luminance = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
  return { colour, hex, print, shape, dark: luminance < DARK, isBack }
}
