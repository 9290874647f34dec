/** Part of every cache key. Increase it when pictures change, so that pictures on disk are no longer used. */
export const STUDIO_VERSION = 7
