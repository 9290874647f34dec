import { MARKET_ALIASES, type Market, type MarketAlias } from './market-table'

/** Markets an order may be sent to: those used for checkout only are among them, virtual ones are not. */
export const checkoutMarkets = (table: Record<MarketAlias, Market>): Market[] =>
  MARKET_ALIASES.map((alias) => table[alias]).filter((market) => !market.virtual)
