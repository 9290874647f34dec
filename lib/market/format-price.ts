import { LOCALES, MARKETS } from './market-table'
import type { MarketLang } from './site'

/** Currencies in which whole prices have no decimals: `699 kr`, but `69,00 €`. */
const WITHOUT_DECIMALS: readonly string[] = ['SEK', 'NOK', 'DKK']

/**
 * Formats an amount like the backend's own formatted prices, to stand beside them. For an amount in a sentence, use
 * `formatMoney`. The currency is by default that of the market.
 */
export function formatPrice(
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string {
  const isWhole = Number.isInteger(amount) && WITHOUT_DECIMALS.includes(currency)
  const digits = isWhole ? 0 : 2
  return new Intl.NumberFormat(LOCALES[lang].iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
