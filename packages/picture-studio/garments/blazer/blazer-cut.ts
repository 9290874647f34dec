/** Proportions of a blazer. */
export type BlazerCut = { width: number; length: number; buttons: number }

/** Below this height a blazer becomes longer or shorter. */
export const WAIST = 600
