import type { Lang, MarketAlias } from '#catalogue/types'
import { MARKETS, type Market } from './markets'

/** A market and the language of the answer. */
export type Storefront = {
  market: Market
  lang: Lang
  /** True when totals must not include the delivery service's fee; the shop requests this outside checkout. */
  withoutExternalFee?: boolean
  /** The customer whose access token the request has; null or missing for a guest. */
  customerId?: number | null
}

/** The three context arguments of every operation, and `allowExternalShippingFee` of cart operations. */
export type ContextArgs = {
  channelId?: string | null
  marketId?: string | null
  languageId?: string | null
  allowExternalShippingFee?: boolean | null
}

const isAlias = (value: string): value is MarketAlias => Object.hasOwn(MARKETS, value)

/** Market of an id such as `se`, `SE` or `SE|SEK`; null when there is none. */
function marketOf(id: string | null | undefined): Market | null {
  const alias = id?.split('|')[0]?.trim().toLowerCase() ?? ''
  return isAlias(alias) ? MARKETS[alias] : null
}

/** Market of a channel id such as `1|se`; null when there is none. */
const channelMarket = (id: string | null | undefined): Market | null => marketOf(id?.split('|')[1])

/**
 * Resolves the context ids to a storefront (R-MARKET-02, R-MARKET-05). An unknown market falls back to the channel's
 * market, then to Finland; a language of neither market nor channel to the market's first language.
 */
export function resolveStorefront(args: ContextArgs): Storefront {
  const market = marketOf(args.marketId) ?? channelMarket(args.channelId) ?? MARKETS.fi
  const asked = args.languageId?.slice(0, 2).toLowerCase()
  // A shopper can have an order delivered to another market and keeps the language of their own channel.
  const languages = [...market.languages, ...(channelMarket(args.channelId)?.languages ?? [])]
  const lang = languages.find((candidate) => candidate === asked) ?? market.languages[0] ?? 'fi'
  return { market, lang, withoutExternalFee: args.allowExternalShippingFee === false }
}
