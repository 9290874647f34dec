/** A shirt dress, drawn with the proportions of a shirt; `hem`: sheet y of the hem, `flare`: half its width in px. */
export type ShirtDressCut = {
  cloth: 'poplin' | 'linen'
  hem: number
  flare: number
  sleeve: 'long' | 'rolled' | 'short'
  belt: 'tie' | 'buckle'
  pockets: 'none' | 'one' | 'two'
}

/** Sheet y of the waist seam. */
export const WAIST = 540
