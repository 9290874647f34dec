import type { Lang } from '#catalogue/types'
import { currencyType } from './currency-type'
import { LANGUAGE_IDS, LANGUAGE_NAMES, MARKET_ALIASES, MARKETS, type Market } from './markets'
import { resolveStorefront } from './storefront'

/** All languages of the shop's markets. */
const LANGUAGES = [...new Set(MARKET_ALIASES.flatMap((alias) => MARKETS[alias].languages))]

const languageType = (lang: Lang) => ({ id: LANGUAGE_IDS[lang], name: LANGUAGE_NAMES[lang], code: lang })

const marketType = (market: Market) => {
  const own = market.languages[0] ?? 'fi'
  return {
    id: market.alias,
    alias: market.alias,
    defaultLanguageId: LANGUAGE_IDS[own],
    virtual: false,
    onlyDisplayInCheckout: false,
    groupKey: 'nordic',
    allowedLanguages: market.languages.map(languageType),
    country: { code: market.country.code, name: market.country.name[own] },
    currency: currencyType(market),
  }
}

/** The schema's ChannelType with its four markets. An unknown id returns the Finnish channel (R-GQL-11, R-DATA-06). */
export function loadChannel(channelId: string | null | undefined) {
  const { market } = resolveStorefront({ channelId })
  return {
    id: `1|${market.alias}`,
    name: 'Kajo',
    type: 'webshop',
    url: `http://${market.alias}.localhost`,
    defaultMarketId: market.alias,
    defaultLanguageId: LANGUAGE_IDS[market.languages[0] ?? 'fi'],
    languages: LANGUAGES.map(languageType),
    markets: MARKET_ALIASES.map((alias) => marketType(MARKETS[alias])),
  }
}

/** The shop's channels, one for each market. */
export const loadChannels = () => MARKET_ALIASES.map((alias) => loadChannel(`1|${alias}`))
