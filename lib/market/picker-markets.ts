import { MARKET_ALIASES, type Market, type MarketAlias } from './market-table'

/** Markets shown in the market picker. Markets used for checkout only are excluded (R-MARKET-13). */
export const pickerMarkets = (table: Record<MarketAlias, Market>): Market[] =>
  MARKET_ALIASES.map((alias) => table[alias]).filter((market) => !market.onlyDisplayInCheckout)
