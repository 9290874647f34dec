/** Characters without a shape that come with pasted text: zero-width spaces, direction marks, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu

/** A typed or pasted text without invisible characters and surrounding whitespace. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '').trim()
