import { COOKIE } from '@/lib/config/constants'
import { isMarketAlias, MARKETS } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import type { MarketSetup, Placed, Visit } from './decision'
import { marketInPath } from './market-in-path'
import { readPath, writePath } from './read-path'
import { siteOfHost } from './site-of-host'

/** `redirect` is the status of a redirect to the public address. */
export type WithMarket = Placed & { redirect: MarketSetup['ROOT_STATUS']; error?: string }

// On a domain, only a language of the market that is not its default is a prefix (T9).
function onDomain(home: Site, segments: readonly string[]): { site: Site; segments: readonly string[] } {
  const [first] = segments
  const lang = MARKETS[home.market].languages.find((allowed) => allowed === first && allowed !== home.lang)
  return lang ? { site: { ...home, lang }, segments: segments.slice(1) } : { site: home, segments }
}

/** Puts a visit into its market and language by host, or by path on any other host (R-MARKET-01…07, T9, T14). */
export function withMarket({ url, host, cookies }: Visit, segments: readonly string[], setup: MarketSetup): WithMarket {
  const place = (site: Site, rest: readonly string[], redirect: MarketSetup['ROOT_STATUS']): WithMarket => ({
    site,
    segments: rest,
    path: writePath(pathPrefix(site), rest),
    search: url.search,
    cookies,
    redirect,
  })
  const home = siteOfHost(host, setup.SHOP_DOMAINS)
  if (home) {
    const found = onDomain(home, segments)
    return place(found.site, found.segments, 308)
  }
  const atRoot = segments.length === 0
  const root = () => readPath(new URL(setup.ROOT_PATH, 'http://root.invalid').pathname).segments
  const remembered = cookies.get(COOKIE.market)
  const current = isMarketAlias(remembered) ? remembered : setup.FALLBACK_MARKET
  const chosen = cookies.get(COOKIE.locale)
  const found = marketInPath(atRoot ? root() : segments, { current, fallback: setup.FALLBACK_MARKET, chosen })
  const placed = place(found.site, found.segments, 302)
  if (atRoot) return { ...placed, redirect: setup.ROOT_STATUS }
  // Only the spelling differs, so the redirect can be permanent.
  if (writePath('', segments) === placed.path) return { ...placed, redirect: 308 }
  if (found.unknownMarket === null) return placed
  return { ...placed, error: `Unknown market "${found.unknownMarket.slice(0, 40)}", ${setup.FALLBACK_MARKET} instead` }
}
