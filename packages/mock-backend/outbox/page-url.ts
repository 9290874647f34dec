import type { Lang, MarketAlias } from '#catalogue/types'
import { MARKETS } from '#commerce/markets'

/** Address of a page of the shop in a market and language. `path` is not percent-encoded. */
export function pageUrl(
  shopOrigins: Record<MarketAlias, string>,
  { market, lang }: { market: MarketAlias; lang: Lang },
  path: string,
): string {
  const { languages } = MARKETS[market]
  const prefix = lang !== languages[0] && languages.includes(lang) ? `/${lang}` : ''
  return `${shopOrigins[market]}${prefix}${encodeURI(path)}`
}
