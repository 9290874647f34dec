export type ReadPath = { segments: string[]; malformed: boolean }

/** Decoded NFC segments of a raw path, without empty ones. An invalid escape is kept and reported. Never throws. */
export function readPath(pathname: string): ReadPath {
  let malformed = false
  const decode = (segment: string): string => {
    try {
      return decodeURIComponent(segment).normalize('NFC')
    } catch {
      malformed = true
      return segment
    }
  }
  const segments = pathname.split('/').filter(Boolean).map(decode)
  return { segments, malformed }
}

/** Maximum depth and segment length of the shop's addresses. */
const MAX_SEGMENTS = 12
const MAX_SEGMENT_LENGTH = 200

/**
 * True for a path that is too long for a page of the shop. The framework stores something for every path that it
 * renders (T28).
 */
export const isOversized = (segments: readonly string[]): boolean =>
  segments.length > MAX_SEGMENTS || segments.some(({ length }) => length > MAX_SEGMENT_LENGTH)

/** The canonical form of a path: percent-encoded NFC, single slashes, none at the end (R-ROUTE-30). */
export const writePath = (prefix: string, segments: readonly string[]): string =>
  `${prefix}${segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')}` || '/'
