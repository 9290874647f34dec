/** Proportions of a shirt dress on a shirt's sheet; `hem` is the hem's height, `flare` its half width. */
export type ShirtDressCut = {
  cloth: 'poplin' | 'linen'
  hem: number
  flare: number
  sleeve: 'long' | 'rolled' | 'short'
  belt: 'tie' | 'buckle'
  pockets: 'none' | 'one' | 'two'
}

/** Height of the waist seam. */
export const WAIST = 540
