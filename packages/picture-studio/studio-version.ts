/** Part of every cache key: raise it when pictures change, and what was kept on disk is forgotten. */
export const STUDIO_VERSION = 6
