/** Proportions of a wrap dress; 1 is a midi with elbow sleeves. */
export type WrapCut = { width: number; length: number; sleeve: number }
