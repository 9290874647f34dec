/** Indexes of red, green and blue, typed so that reads of an Rgb in a loop are never undefined. */
export const CHANNELS = [0, 1, 2] as const
