/** Proportions of a coat; `pairs` counts the rows of buttons. */
export type CoatCut = { width: number; length: number; pairs: number }

/** Below this height a coat becomes longer or shorter. */
export const WAIST = 560
