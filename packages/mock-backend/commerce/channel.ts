import { LANGUAGE_IDS, LANGUAGE_NAMES, MARKET_ALIASES, MARKETS, type Market } from './markets'
import { resolvePlace } from './place'

const marketType = (market: Market) => {
  const own = market.languages[0] ?? 'fi'
  return {
    id: market.alias,
    alias: market.alias,
    defaultLanguageId: LANGUAGE_IDS[own],
    virtual: false,
    onlyDisplayInCheckout: false,
    groupKey: 'nordic',
    allowedLanguages: market.languages.map((lang) => ({
      id: LANGUAGE_IDS[lang],
      name: LANGUAGE_NAMES[lang],
      code: lang,
    })),
    country: { code: market.country.code, name: market.country.name[own] },
    currency: market.currency,
  }
}

/** The channel with its four markets; an unknown id answers the Finnish one (R-GQL-11, R-DATA-06). */
export function loadChannel(channelId: string | null | undefined) {
  const { market } = resolvePlace({ channelId })
  return {
    id: `1|${market.alias}`,
    name: 'Kajo',
    url: `http://${market.alias}.localhost`,
    defaultMarketId: market.alias,
    defaultLanguageId: LANGUAGE_IDS[market.languages[0] ?? 'fi'],
    markets: MARKET_ALIASES.map((alias) => marketType(MARKETS[alias])),
  }
}
