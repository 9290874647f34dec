import { LOCALES, MARKETS } from './market-table'
import type { Site } from './site'

/** An amount as the site's language writes it, in the market's currency unless told: `69 €`, `12,50 €`, `699 kr`. */
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
