import type { MarketAlias } from '#catalogue/types'
import type { Market } from './markets'
import { once } from './once'

/** Value of one unit in euros, the currency of the merchant's books. */
const RATES: Record<MarketAlias, number> = { fi: 1, se: 0.091, no: 0.085, dk: 0.134 }

/** The schema's CurrencyType; made once per market, because every price names its currency. */
export const currencyType = once((market: Market) => ({ ...market.currency, rate: RATES[market.alias] }))
