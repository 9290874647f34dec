import { formatMoney } from './format-money'
import { LOCALES } from './market-table'
import type { MarketLang } from './site'

type Words = Record<'from' | 'upTo', (amount: string) => string>

/** Two prices in whole units: `40–180 €`; where one side is open, in words: `från 400 kr`. */
export function formatPriceRange(
  site: MarketLang,
  { low, high }: { low: number | null; high: number | null },
  words: Words,
): string {
  if (low === null) return high === null ? '' : words.upTo(formatMoney(site, high))
  if (high === null) return words.from(formatMoney(site, low))
  return `${new Intl.NumberFormat(LOCALES[site.lang].iso).format(low)}–${formatMoney(site, high)}`
}
