import { LOCALES, MARKETS } from './market-table'
import type { Site } from './site'

/**
 * An amount the shop states itself (sums, limits for free delivery) as the site's language writes it, by default in the
 * market's currency: `69 €`, `12,50 €`, `699 kr`. Product prices come formatted from the backend
 * (`lib/product/price-view.ts`, R-PRICE-05).
 */
export const formatMoney = (
  { market, lang }: Pick<Site, 'market' | 'lang'>,
  amount: number,
  currency: string = MARKETS[market].currency.code,
): string =>
  new Intl.NumberFormat(LOCALES[lang].iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
