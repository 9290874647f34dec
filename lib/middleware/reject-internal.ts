import { type Site, siteFromParams } from '@/lib/market/site'
import type { RouteMatch } from '@/lib/routing/match-route'
import { ROUTES, type Route } from '@/lib/routing/routes'

/** True for a raw path that starts the way only a rewrite may write it: `/fi/fi/…` on a domain, `/fi-path/…` anywhere. */
export function hasInternalPrefix(segments: readonly string[], mode: Site['mode']): boolean {
  const [market = '', lang = ''] = segments
  const site = siteFromParams({ market, lang })
  return /^(?:fi|se|no|dk)-path$/.test(market) || (mode === 'domain' && site !== null)
}

// English words of fixed pages (`/brands`, `/checkout`): pages behind the rewrite, nothing in front of it.
const INTERNAL_WORDS = new Set(
  (ROUTES as readonly Route[])
    .filter((route) => !route.paths.fi.some((path) => path.includes(':')))
    .flatMap((route) => [route.page, `/${route.name}`]),
)

/** True for a match that is no public address: an internal word the catch-all took, or a hand-written list segment. */
export function isInternalMatch({ route }: RouteMatch, segments: readonly string[]): boolean {
  // a search text may begin with any character: its internal address has another first word
  if (route.listQuery && route.name !== 'search' && segments[1]?.startsWith('_')) return true
  return route.name === 'content' && INTERNAL_WORDS.has(`/${segments.join('/')}`)
}
