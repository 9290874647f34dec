/** Maximum length of a search text in characters; longer texts are cut. */
export const SEARCH_MAX_LENGTH = 100

// Control characters, halves of surrogate pairs, and marks that reverse the direction of the text around them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Path segments that browsers resolve before the request. */
const DOT_SEGMENT = /^\.{1,2}$/

/** The first characters of a text, without splitting surrogate pairs. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')

/**
 * Normalises a search text: NFC, single spaces, trimmed, at most 100 characters. Upper and lower case stay. '' for a
 * text without searchable characters.
 */
export function tidySearchText(text: string): string {
  const plain = text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim()
  const tidy = firstCharacters(plain, SEARCH_MAX_LENGTH).trim()
  return DOT_SEGMENT.test(tidy) ? '' : tidy
}

/**
 * Internal route parameter of a search text: base64url of its UTF-8 bytes, because a text can contain any character.
 */
export function encodeSearchSegment(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return `_${btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`
}

/** Parses the internal route parameter; null for anything that `encodeSearchSegment` does not produce. */
export function decodeSearchSegment(segment: string): string | null {
  if (!/^_[\w-]*$/.test(segment)) return null
  try {
    const bytes = atob(segment.slice(1).replace(/-/g, '+').replace(/_/g, '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
    return tidySearchText(text) === text && encodeSearchSegment(text) === segment ? text : null
  } catch {
    return null
  }
}
