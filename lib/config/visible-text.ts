/** Characters without a shape that come with pasted text: zero-width spaces, direction marks, soft hyphens, fillers. */
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/gu

/** A typed or pasted text without invisible characters and surrounding whitespace. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '').trim()

/**
 * The visible text in the characters of a plain keyboard: full-width letters, digits and signs become ordinary ones,
 * every dash and minus sign a hyphen. For codes and numbers, not for names.
 */
export const plainCharacters = (text: string): string =>
  visibleText(text.normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-')
