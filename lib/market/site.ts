import { defaultLang, isLang, isMarketAlias, type Lang, MARKETS, type MarketAlias } from './market-table'

/**
 * Market, language and form of links of a page. `mode`: links of `domain` have no market, links of `path` begin with
 * `/{market}/{language}` (T9).
 */
export type Site = { market: MarketAlias; lang: Lang; mode: 'domain' | 'path' }

/** Market and language, for data and prices, which do not depend on the form of links. */
export type MarketLang = Pick<Site, 'market' | 'lang'>

const PATH_MODE_SUFFIX = '-path'

/** First segment of an internal path. It differs by mode: pages with different links must not share a cache entry. */
export const marketSegment = (site: Site): string =>
  site.mode === 'path' ? `${site.market}${PATH_MODE_SUFFIX}` : site.market

/** Reads the internal `[market]/[lang]` segments; null for anything the middleware did not write. */
export function siteFromParams(params: { market: string; lang: string }): Site | null {
  const mode = params.market.endsWith(PATH_MODE_SUFFIX) ? 'path' : 'domain'
  const market = mode === 'path' ? params.market.slice(0, -PATH_MODE_SUFFIX.length) : params.market
  if (!isMarketAlias(market) || !isLang(params.lang)) return null
  if (!MARKETS[market].languages.includes(params.lang)) return null
  return { market, lang: params.lang, mode }
}

/** Prefix of every path of the site: '', '/sv' or '/fi/fi' (T9). */
export function pathPrefix(site: Site): string {
  if (site.mode === 'path') return `/${site.market}/${site.lang}`
  return site.lang === defaultLang(MARKETS[site.market]) ? '' : `/${site.lang}`
}
