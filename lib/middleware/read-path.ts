export type ReadPath = { segments: string[]; malformed: boolean }

/** Decoded NFC segments of a raw path, empty ones dropped; a broken escape is kept as it is and reported. Never throws. */
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

/** No page of the shop lies deeper or has a longer word in its address. */
const MAX_SEGMENTS = 12
const MAX_SEGMENT_LENGTH = 200

/** True for a path that is no page of ours by its size alone; the framework keeps something of every path it draws (T28). */
export const isOversized = (segments: readonly string[]): boolean =>
  segments.length > MAX_SEGMENTS || segments.some(({ length }) => length > MAX_SEGMENT_LENGTH)

/** The one public form of a path: percent-encoded NFC, single slashes, none at the end (R-ROUTE-30). */
export const writePath = (prefix: string, segments: readonly string[]): string =>
  `${prefix}${segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')}` || '/'
