import { writeAmount } from './format-money'
import { MARKETS } from './market-table'
import type { MarketLang } from './site'

/** Currencies whose whole amounts are written without decimals: `699 kr`, but `69,00 €`. */
const WITHOUT_DECIMALS: readonly string[] = ['SEK', 'NOK', 'DKK']

/** Formats an amount like the price texts of the backend, to be shown next to them: `69,00 €`, `12,50 €`, `699 kr`. */
export const formatPrice = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => writeAmount(lang, amount, currency, !(Number.isInteger(amount) && WITHOUT_DECIMALS.includes(currency)))
