/** What the wall of every packshot looks like at its edges, sRGB. */
export const STUDIO_GROUND = '#e9e7e3'

/** Part of every cache key: raise it when pictures change, and what was kept on disk is forgotten. */
export const STUDIO_VERSION = 2
