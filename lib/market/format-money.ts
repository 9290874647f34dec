import type { Lang } from './market-table'
import { LOCALES, MARKETS } from './market-table'
import type { MarketLang } from './site'

/** Currencies in which whole prices have no decimals: `699 kr`, but `69,00 €`. */
const WITHOUT_DECIMALS: readonly string[] = ['SEK', 'NOK', 'DKK']

const write = (lang: Lang, amount: number, currency: string, hasDecimals: boolean): string =>
  new Intl.NumberFormat(LOCALES[lang].iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: hasDecimals ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(amount)

/**
 * An amount in a sentence, in the language of the site and by default in the currency of the market: `69 €`, `12,50 €`,
 * `699 kr`. For amounts that the shop calculates or configures. Product prices come formatted from the backend
 * (`lib/product/price-view.ts`, R-PRICE-05).
 */
export const formatMoney = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => write(lang, amount, currency, !Number.isInteger(amount))

/** An amount that stands beside the backend's formatted prices, in their format: `69,00 €`, `12,50 €`, `699 kr`. */
export const formatPrice = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string => write(lang, amount, currency, !(Number.isInteger(amount) && WITHOUT_DECIMALS.includes(currency)))
