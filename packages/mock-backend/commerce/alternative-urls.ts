import type { Lang, Localised, MarketAlias } from '#catalogue/types'
import { LANGUAGE_IDS, MARKET_ALIASES, MARKETS } from './markets'

/** The distinct paths of a page in the other languages. */
export const alternativePaths = (paths: Localised, lang: Lang): string[] =>
  [...new Set(Object.values(paths))].filter((path) => path !== paths[lang])

/** The path of a page in each language of each market that has the page, for hreflang and the market picker. */
export const alternativeUrls = (paths: Localised, markets: readonly MarketAlias[] = MARKET_ALIASES) =>
  markets.flatMap((alias) =>
    MARKETS[alias].languages.map((lang) => ({
      url: paths[lang],
      culture: LANGUAGE_IDS[lang],
      language: lang,
      country: MARKETS[alias].country.code,
      channelId: `1|${alias}`,
    })),
  )
