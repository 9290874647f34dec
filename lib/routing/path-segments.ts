import { safeReturnTo } from './return-to'

/** Decodes the percent-encoding of a path; a path with an invalid escape stays as it is. */
export const decodePath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Decoded segments of a path; null for an invalid escape. */
export function pathSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').filter(Boolean)
    return segments.map((segment) => decodeURIComponent(segment).normalize('NFC'))
  } catch {
    return null
  }
}

/**
 * Decoded segments of an address of the service, without query. Null for another host, and for segments such as `..`
 * that a browser would resolve.
 */
export function serviceSegments(address: string): string[] | null {
  const [path = ''] = address.split(/[?#]/)
  const segments = safeReturnTo(path) === null ? null : pathSegments(path)
  return !segments || segments.some((segment) => /^\.*$|\//.test(segment)) ? null : segments
}
