import { MARKET_ALIASES, type Market, type MarketAlias } from './market-table'

/** Markets a picker offers; those for checkout only stay out of the shop's own picker (R-MARKET-13). */
export const pickerMarkets = (table: Record<MarketAlias, Market>, where: 'shop' | 'checkout'): Market[] =>
  MARKET_ALIASES.map((alias) => table[alias]).filter((market) => where === 'checkout' || !market.onlyDisplayInCheckout)
