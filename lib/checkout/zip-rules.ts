import type { MarketAlias } from '@/lib/market/market-table'

/** Postcodes per country: what is right, how it is written, an example for the error text. */
const RULES: Record<MarketAlias, { pattern: RegExp; example: string }> = {
  fi: { pattern: /^\d{5}$/, example: '00100' },
  se: { pattern: /^\d{5}$/, example: '111 22' },
  no: { pattern: /^\d{4}$/, example: '0150' },
  dk: { pattern: /^\d{4}$/, example: '2100' },
}

/** The postcode as the country writes it, else null. Spaces, and a country code in front, are forgiven. */
export function normaliseZip(market: MarketAlias, text: string): string | null {
  const digits = text.replace(/^\s*(fi|se|s|no|n|dk)-/i, '').replace(/\s/g, '')
  if (!RULES[market].pattern.test(digits)) return null
  return market === 'se' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}

export const zipExample = (market: MarketAlias): string => RULES[market].example
