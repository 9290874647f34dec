/** Photos of a complaint. */
export const MOST_PHOTOS = 4
/** Longest file in bytes: 10 MB. */
export const PHOTO_BYTES = 10_000_000
/** Types of files, as a browser offers them for choosing. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
