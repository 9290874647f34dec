import { MARKET_ALIASES, type Market, type MarketAlias } from './market-table'

/** Markets that orders can be delivered to: all except virtual ones. */
export const checkoutMarkets = (table: Record<MarketAlias, Market>): Market[] =>
  MARKET_ALIASES.map((alias) => table[alias]).filter((market) => !market.virtual)
