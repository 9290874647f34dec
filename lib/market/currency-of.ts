import type { Market } from './market-table'

/** Currency of a market. Throws 'Currency not found for this market' when it has none (R-MARKET-11). */
export function currencyOf(market: { currency?: Market['currency'] | null }): Market['currency'] {
  if (!market.currency?.code) throw new Error('Currency not found for this market')
  return market.currency
}
