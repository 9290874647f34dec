/** Indexes of red, green and blue: a loop over them knows that each is there. */
export const CHANNELS = [0, 1, 2] as const
