import { type Lang, LOCALES, MARKETS } from './market-table'
import type { MarketLang } from './site'

const formats = new Map<string, Intl.NumberFormat>()

/** Creates each format once: the first one takes a browser tens of milliseconds. */
function moneyFormat(lang: Lang, currency: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${lang} ${currency} ${minimumFractionDigits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(LOCALES[lang].iso, {
      style: 'currency',
      currency,
      minimumFractionDigits,
      maximumFractionDigits: 2,
    })
  formats.set(key, format)
  return format
}

/** Writes an amount with its currency: two decimals, or none for a whole amount if `hasDecimals` is false. */
export const writeAmount = (lang: Lang, amount: number, currency: string, hasDecimals: boolean): string =>
  moneyFormat(lang, currency, hasDecimals ? 2 : 0).format(amount)

/**
 * Formats an amount for use in a sentence: `69 €`, `12,50 €`, `699 kr`. The currency is that of the market unless
 * another one is given. Beside prices of the backend, use `formatPrice`. Do not format product prices: the backend
 * sends them as text (R-PRICE-05, `lib/product/price-view.ts`).
 */
export const formatMoney = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => writeAmount(lang, amount, currency, !Number.isInteger(amount))
