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

/** Largest price of a range; the range's id has room for six digits. */
const MOST = 999_999
const CURRENCY = '€|EUR|SEK|NOK|DKK|[Kk][Rr]\\.?'

/**
 * What a price field accepts, as the value of its `pattern` attribute: a number with any grouping and decimals, and a
 * currency sign before it or after it; Nordic prices may also end in `,-` or `:-`.
 */
export const PRICE_PATTERN = `\\s*(?:${CURRENCY})?\\s*(\\d[\\d\\s.,'’]*)(?:(?::|,)?[\\-–])?\\s*(?:${CURRENCY})?\\s*`

const TYPED = new RegExp(`^${PRICE_PATTERN}$`)
// a separator before exactly three digits groups thousands, as prices have two decimals
const DECIMALS = /[.,](\d{0,2}|\d{4,})$/

/**
 * A typed price in whole units, rounded outwards so that the range contains what was typed: `39,90` is 39 as the lowest
 * price and 40 as the highest. Null for an empty field or zero, undefined for a text that is not a price.
 */
export function readPrice(text: string, side: keyof PriceRange): number | null | undefined {
  if (text.trim() === '') return null
  const digits = TYPED.exec(text)?.[1]?.replace(/[\s'’]/g, '')
  if (digits === undefined) return undefined
  const hasCents = side === 'high' && /[1-9]/.test(DECIMALS.exec(digits)?.[1] ?? '')
  const whole = Number(digits.replace(DECIMALS, '').replace(/[.,]/g, '')) + (hasCents ? 1 : 0)
  return Math.min(whole, MOST) || null
}

/**
 * The range that a form without JavaScript sends; two prices in the wrong order are swapped. Null when neither is a
 * price; the browser does not send the form then, because of `PRICE_PATTERN`.
 */
export function typedPriceRange(search: URLSearchParams): PriceRange | null {
  const texts = [search.get(PRICE_FIELDS.low) ?? '', search.get(PRICE_FIELDS.high) ?? ''] as const
  const rangeOf = (lowText: string, highText: string): PriceRange => ({
    low: readPrice(lowText, 'low') ?? null,
    high: readPrice(highText, 'high') ?? null,
  })
  const range = rangeOf(...texts)
  if (range.low === null && range.high === null) return null
  const isSwapped = range.low !== null && range.high !== null && range.low > range.high
  return isSwapped ? rangeOf(texts[1], texts[0]) : range
}
