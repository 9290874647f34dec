import { MARKET_ALIASES, type Market, type MarketAlias } from './market-table'

/** Markets the picker offers, without those for checkout only (R-MARKET-13). */
export const pickerMarkets = (table: Record<MarketAlias, Market>): Market[] =>
  MARKET_ALIASES.map((alias) => table[alias]).filter((market) => !market.onlyDisplayInCheckout)
