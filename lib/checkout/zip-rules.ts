import { visibleText } from '@/lib/config/visible-text'
import type { MarketAlias } from '@/lib/market/market-table'

/** Digits of a postcode and an example for the error text, by country. */
const RULES: Record<MarketAlias, { pattern: RegExp; example: string }> = {
  fi: { pattern: /^\d{5}$/, example: '00100' },
  se: { pattern: /^\d{5}$/, example: '111 22' },
  no: { pattern: /^\d{4}$/, example: '0150' },
  dk: { pattern: /^\d{4}$/, example: '2100' },
}

/** The postcode in the notation of the country; null when invalid. Ignores spaces and a country prefix (`SE-`). */
export function normaliseZip(market: MarketAlias, text: string): string | null {
  const digits = visibleText(text)
    .replace(/^(fi|se|s|no|n|dk)-/i, '')
    .replace(/\s/g, '')
  if (!RULES[market].pattern.test(digits)) return null
  return market === 'se' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}

export const zipExample = (market: MarketAlias): string => RULES[market].example
