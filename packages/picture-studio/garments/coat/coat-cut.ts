/** Proportions of a coat; `pairs`: number of rows with two buttons. */
export type CoatCut = { width: number; length: number; pairs: number }

/** Sheet y below which the length of a coat is changed. */
export const WAIST = 560
