import { type Lang, LOCALES, MARKETS } from './market-table'
import type { MarketLang } from './site'

/** Currencies in which `formatPrice` writes whole amounts without decimals: `699 kr`, but `69,00 €`. */
const WITHOUT_DECIMALS: readonly string[] = ['SEK', 'NOK', 'DKK']

const write = (lang: Lang, amount: number, currency: string, hasDecimals: boolean): string =>
  new Intl.NumberFormat(LOCALES[lang].iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: hasDecimals ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(amount)

/**
 * Formats an amount for use in a sentence: `69 €`, `12,50 €`, `699 kr`. The currency is that of the market unless another
 * one is given. Do not format product prices: the backend sends them as text (R-PRICE-05, `lib/product/price-view.ts`).
 */
export const formatMoney = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => write(lang, amount, currency, !Number.isInteger(amount))

/** Formats an amount like the price texts of the backend, to be shown next to them: `69,00 €`, `12,50 €`, `699 kr`. */
export const formatPrice = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => write(lang, amount, currency, !(Number.isInteger(amount) && WITHOUT_DECIMALS.includes(currency)))
