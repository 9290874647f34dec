/** Proportions of a blazer. */
export type BlazerCut = { width: number; length: number; buttons: number }

/** Sheet y below which the length of a blazer is changed. */
export const WAIST = 600
