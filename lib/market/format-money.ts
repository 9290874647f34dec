import { LOCALES, MARKETS } from './market-table'
import type { MarketLang } from './site'

/**
 * Formats an amount for the language of the site, by default in the currency of the market: `69 €`, `12,50 €`, `699 kr`.
 * For amounts that the shop calculates or configures. Product prices come formatted from the backend
 * (`lib/product/price-view.ts`, R-PRICE-05).
 */
export const formatMoney = (
  { market, lang }: MarketLang,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string =>
  new Intl.NumberFormat(LOCALES[lang].iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
