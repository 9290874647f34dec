import { LOCALES, MARKETS } from './market-table'
import type { Site } from './site'

/** A whole amount in the market's currency, as the language writes it: `69 €`, `699 kr`. */
export const formatWhole = (site: Site, amount: number): string =>
  new Intl.NumberFormat(LOCALES[site.lang].iso, {
    style: 'currency',
    currency: MARKETS[site.market].currency.code,
    maximumFractionDigits: 0,
  }).format(amount)
