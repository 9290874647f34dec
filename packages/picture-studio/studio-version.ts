/** Part of every cache key. Increase it when pictures change, so that pictures on disk are not used any more. */
export const STUDIO_VERSION = 6
