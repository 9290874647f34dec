import { LANGS, type Lang } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import { DEV_ROUTES } from './dev-routes'
import { pathSegments } from './path-segments'
import { ROUTES, type Route } from './routes'

/** `:name` gives a string, `:name+` a list of segments; an absent `:name?` gives no key. */
export type RouteParams = Record<string, string | string[]>
export type RouteMatch = { route: Route; params: RouteParams }

type Part = { fixed: string } | { param: string; suffix: string }
type Pattern = { route: Route; parts: Part[]; rank: number }

const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function readPart(text: string): Part {
  const [, param, suffix = ''] = /^:(\w+)([+?]?)$/.exec(text) ?? []
  return param ? { param, suffix } : { fixed: text.normalize('NFC') }
}

// Precedence of a pattern: 0 for a fixed path, 1 for one that begins with a word, 2 for the catch-all (R-ROUTE-29).
// Patterns of the same rank keep the order of the table.
function rankOf(parts: readonly Part[]): number {
  if (parts.every((part) => 'fixed' in part)) return 0
  return parts[0] && 'fixed' in parts[0] ? 1 : 2
}

const patternsOf = (lang: Lang): Pattern[] =>
  ([...DEV_ROUTES, ...ROUTES] as readonly Route[])
    .flatMap((route) => route.paths[lang].map((path) => ({ route, parts: splitPath(path).map(readPart) })))
    .map((pattern) => ({ ...pattern, rank: rankOf(pattern.parts) }))
    .sort((a, b) => a.rank - b.rank)

const PATTERNS = Object.fromEntries(LANGS.map((lang) => [lang, patternsOf(lang)])) as Record<Lang, Pattern[]>

// Number of the remaining segments that a part matches; null for no match.
function taken(part: Part, rest: readonly string[]): number | null {
  if ('fixed' in part) return rest[0] === part.fixed ? 1 : null
  if (rest.length === 0) return part.suffix === '?' ? 0 : null
  return part.suffix === '+' ? rest.length : 1
}

function paramsOf(parts: readonly Part[], segments: readonly string[]): RouteParams | null {
  const params: RouteParams = {}
  let rest = segments
  for (const part of parts) {
    const count = taken(part, rest)
    if (count === null) return null
    const [first] = rest
    if ('param' in part && first !== undefined) params[part.param] = part.suffix === '+' ? [...rest] : first
    rest = rest.slice(count)
  }
  return rest.length === 0 ? params : null
}

/**
 * Finds the route of decoded NFC segments in one language; the same path can be another page in another language (T1).
 */
export function matchSegments(lang: Lang, segments: readonly string[]): RouteMatch | null {
  for (const { route, parts } of PATTERNS[lang]) {
    const params = paramsOf(parts, segments)
    if (params) return { route, params }
  }
  return null
}

/**
 * Finds the route of a path as it stands in the address, with the site's prefix and percent-encoding. Null when the path
 * has an invalid escape or is no page of the site.
 */
export function matchPath(site: Site, path: string): RouteMatch | null {
  const segments = pathSegments(path.slice(pathPrefix(site).length))
  return segments && matchSegments(site.lang, segments)
}
