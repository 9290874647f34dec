import { COLOURS } from '#colours'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import type { Rgb } from '#engine/scene-types'

/** Colours of fittings, linear light. */
export const GOLD = lin('#d9b46c')
export const PALE_GOLD = lin('#d8c08c')
export const SILVER = lin('#d3d4d6')

/** Metal that goes with a look: silver to grey and cool colours, gold to all others. */
export function metalFor({ colour, hex }: Look): Rgb {
  if (hex === COLOURS.silver || hex === COLOURS.grey) return SILVER
  const [r, , b] = colour
  return r > b * 1.12 || hex === COLOURS.black ? GOLD : SILVER
}
