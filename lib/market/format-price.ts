import { writeAmount } from './format-money'
import { MARKETS } from './market-table'
import type { MarketLang } from './site'

/** Currencies whose whole amounts are written without decimals: `699 kr`, but `69,00 €`. */
const WITHOUT_DECIMALS: readonly string[] = ['SEK', 'NOK', 'DKK']

/**
 * Formats an amount in the style of the backend's price texts, for amounts shown beside them: `69,00 €`, `12,50 €`,
 * `699 kr`. Prices of products are not formatted here: the backend sends them as text (`lib/product/price-view.ts`).
 */
export const formatPrice = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => writeAmount(lang, amount, currency, !(Number.isInteger(amount) && WITHOUT_DECIMALS.includes(currency)))
