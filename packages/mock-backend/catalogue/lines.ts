import { ACCESSORY_LINES } from './lines/accessory-lines'
import { BAG_LINES } from './lines/bag-lines'
import { DRESS_LINES } from './lines/dress-lines'
import { KNIT_LINES } from './lines/knit-lines'
import { LIGHT_LINES } from './lines/light-lines'
import { OUTER_LINES } from './lines/outer-lines'
import { REST_LINES } from './lines/rest-lines'
import { SHOE_LINES } from './lines/shoe-lines'

/** All lines of the catalogue. */
export const LINES = {
  ...DRESS_LINES,
  ...OUTER_LINES,
  ...KNIT_LINES,
  ...LIGHT_LINES,
  ...REST_LINES,
  ...SHOE_LINES,
  ...BAG_LINES,
  ...ACCESSORY_LINES,
} as const

export type LineId = keyof typeof LINES
export const LINE_IDS = Object.keys(LINES) as LineId[]
