import type { MarketAlias } from '#catalogue/types'
import type { Market } from './markets'
import { memoise } from './memoise'

/** Value of one currency unit in euros, the merchant's accounting currency. */
const RATES: Record<MarketAlias, number> = { fi: 1, se: 0.091, no: 0.085, dk: 0.134 }

/** The schema's CurrencyType; cached per market, because every price includes it. */
export const currencyType = memoise((market: Market) => ({ ...market.currency, rate: RATES[market.alias] }))
