/** Prices with VAT in whole units of the market's currency (T25); null where a side is open. */
export type PriceRange = { low: number | null; high: number | null }

// no leading zeros, so that a range has one spelling
const RANGE = /^([1-9]\d{0,5})?-([1-9]\d{0,5})?$/

const sideOf = (digits: string | undefined): number | null => (digits ? Number(digits) : null)

/** Parses the id of a price value: `40-180`, `-180`, `40-`. Null for the id of a facet and for an impossible range. */
export function parsePriceRange(id: string): PriceRange | null {
  const match = RANGE.exec(id)
  const range = { low: sideOf(match?.[1]), high: sideOf(match?.[2]) }
  if (!match || (range.low === null && range.high === null)) return null
  return range.low !== null && range.high !== null && range.low > range.high ? null : range
}

export const priceRangeId = ({ low, high }: PriceRange): string => `${low ?? ''}-${high ?? ''}`

/** Names of the two price fields in a form without JavaScript. */
export const PRICE_FIELDS = { low: 'price-from', high: 'price-to' } as const

const wholeOf = (text: string | null): number | null => {
  const digits = (text ?? '').replace(/\s/g, '')
  const amount = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return amount > 0 ? amount : null
}

/**
 * The range that a form without JavaScript sends; two prices in the wrong order are swapped. Null when neither is a
 * valid price.
 */
export function typedPriceRange(search: URLSearchParams): PriceRange | null {
  const [low, high] = [wholeOf(search.get(PRICE_FIELDS.low)), wholeOf(search.get(PRICE_FIELDS.high))]
  if (low === null && high === null) return null
  return low !== null && high !== null && low > high ? { low: high, high: low } : { low, high }
}
