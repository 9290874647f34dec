import { isLang, isMarketAlias, LANGS } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import { ACTION, LOGIN, RETURN_TO } from '@/lib/routing/login-search'
import { matchSegments } from '@/lib/routing/match-route'
import { safeReturnTo } from '@/lib/routing/return-to'
import { readPath, writePath } from './read-path'
import type { WithMarket } from './with-market'

/** The segments of a page in the language of the site; null for a page that the language does not have. */
function localSegments({ lang }: Site, segments: readonly string[]): readonly string[] | null {
  const isFixed = (code: Site['lang']) => {
    const match = matchSegments(code, segments)
    return match && Object.keys(match.params).length === 0 ? match.route : null
  }
  if (isFixed(lang)) return segments
  const route = LANGS.map(isFixed).find((found) => found !== null)
  if (!route) return segments
  const [path] = route.paths[lang]
  return path === undefined ? null : readPath(path).segments
}

/** The same page on `site`; null for an address that T6 refuses and for a page that the site does not have. */
function localReturnTo(site: Site, given: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(safeReturnTo(given) ?? '') ?? []
  if (path === '') return null
  const { segments } = readPath(path)
  const start = segments.findIndex((segment) => !isMarketAlias(segment) && !isLang(segment))
  const found = localSegments(site, start < 0 ? [] : segments.slice(start))
  return found && safeReturnTo(writePath(pathPrefix(site), found) + rest)
}

/**
 * Corrects the `returnTo` of an address with `action=login`: an unsafe one is removed (T6), one of another market or
 * language becomes the same page in those of the visit. Other visits are returned unchanged.
 */
export function withReturnTo(placed: WithMarket): WithMarket {
  const params = new URLSearchParams(placed.search)
  const given = params.get(ACTION) === LOGIN ? params.get(RETURN_TO) : null
  if (given === null) return placed
  const returnTo = localReturnTo(placed.site, given)
  if (returnTo === given) return placed
  if (returnTo === null) params.delete(RETURN_TO)
  else params.set(RETURN_TO, returnTo)
  // temporary, because the cookies of the visitor can decide the market
  return { ...placed, search: `?${params}`, redirect: 302 }
}
