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

/** The one public form of a path: percent-encoded NFC, single slashes, none at the end (R-ROUTE-30). */
export const writePath = (prefix: string, segments: readonly string[]): string =>
  `${prefix}${segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')}` || '/'
