import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'

export type ContextIds = { channelId: string; marketId: string; languageId: string }

/** The three ids every operation carries: channel `1|fi`, market alias `fi`, language `sv-SE` (R-GQL-03). */
export function contextIds(site: MarketLang): ContextIds {
  const { channelId, alias } = MARKETS[site.market]
  return { channelId, marketId: alias, languageId: LOCALES[site.lang].iso }
}

/**
 * Cart and checkout documents bind the schema's `marketId` to variables of their own, because the browsing market
 * overwrites `marketId` on every operation (R-GQL-08, R-GQL-10).
 */
export const cartMarket = (checkoutMarket: string) => ({ cartMarketAlias: checkoutMarket })
export const checkoutMarketIds = (checkoutMarket: string) => ({
  checkoutMarketId: checkoutMarket,
  checkoutMarket,
})

/** True when the current route name contains `checkout` (R-GQL-08, R-GQL-09). */
export const allowsExternalShippingFee = (routeName: string): boolean => routeName.includes('checkout')
