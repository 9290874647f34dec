import type { RouteParams } from './match-route'

// Next decodes a parameter twice, so a literal % would break the page. No alias has a slash or a control character.
const UNSAFE = /[%/\\\p{Cc}]/u

/** The values that fill one segment: none for an absent `:name?`, null for any other absent parameter. */
function fill(segment: string, params: RouteParams): string[] | null {
  const [, name, suffix] = /^:(\w+)([+?]?)$/.exec(segment) ?? []
  if (!name) return [segment]
  const values = [params[name] ?? []].flat()
  return values.length > 0 || suffix === '?' ? values : null
}

/** Fills a route's `page` (`/list/:query/c/:path+`), percent-encoded; null for a missing or unsafe parameter. */
export function internalPath(page: string, params: RouteParams): string | null {
  const filled: string[] = []
  for (const segment of page.split('/').filter(Boolean)) {
    const values = fill(segment, params)
    if (!values || values.some((value) => UNSAFE.test(value))) return null
    filled.push(...values)
  }
  return filled.map((value) => `/${encodeURIComponent(value)}`).join('')
}
