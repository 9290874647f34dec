import type { RouteParams } from './match-route'

// Next decodes a parameter twice, so a literal % would break the page. No alias contains a slash or a control character.
const UNSAFE = /[%/\\\p{Cc}]/u

const fill = (segment: string, params: RouteParams): string[] => {
  const name = /^:(\w+)/.exec(segment)?.[1]
  return name ? [params[name] ?? []].flat() : [segment]
}

/** Fills a route's internal `page` (`/c/:query/:path+`), percent-encoded; null when a parameter is missing or unusable. */
export function internalPath(page: string, params: RouteParams): string | null {
  const filled = page
    .split('/')
    .filter(Boolean)
    .map((segment) => fill(segment, params))
  if (filled.some((values) => values.length === 0 || values.some((value) => UNSAFE.test(value)))) return null
  return filled
    .flat()
    .map((value) => `/${encodeURIComponent(value)}`)
    .join('')
}
