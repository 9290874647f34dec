import { isMarketAlias } from '@/lib/market/market-table'
import { type Site, siteFromParams } from '@/lib/market/site'
import type { RouteMatch } from '@/lib/routing/match-route'
import { ROUTES, type Route } from '@/lib/routing/routes'

/** End of the first segment of an internal address that was visited with the market in its path. */
const PATH_END = '-path'

/** True for a raw path that only a rewrite may produce: `/fi/fi/…` on a domain, `/fi-path/…` anywhere. */
export function hasInternalPrefix(segments: readonly string[], mode: Site['mode']): boolean {
  const [market = '', lang = ''] = segments
  const site = siteFromParams({ market, lang })
  return (
    (market.endsWith(PATH_END) && isMarketAlias(market.slice(0, -PATH_END.length))) ||
    (mode === 'domain' && site !== null)
  )
}

// Internal first segments of fixed pages (`/brands`, `/checkout`), which are no public addresses.
const INTERNAL_WORDS = new Set(
  (ROUTES as readonly Route[])
    .filter((route) => !route.paths.fi.some((path) => path.includes(':')))
    .flatMap((route) => [route.page, `/${route.name}`]),
)

/**
 * True for a match without a public address: the internal path of a fixed page, which the catch-all matches, or a list
 * path with the internal form of a list query (`_…`).
 */
export function isInternalMatch({ route }: RouteMatch, segments: readonly string[]): boolean {
  // a search text can begin with any character, and its internal address has another first segment
  if (route.listQuery && route.name !== 'search' && segments[1]?.startsWith('_')) return true
  return route.name === 'content' && INTERNAL_WORDS.has(`/${segments.join('/')}`)
}
