import type { Entry } from '#commerce/catalogue-index'
import type { Occasion } from './recommendation'

/** Selling price by product in the occasion's market, minor units including VAT. */
export function priceOf({ commerce, place }: Occasion): (entry: Entry) => number {
  const { selling } = commerce.marketIndexOf(place.market)
  return ({ position }) => selling[position] ?? 0
}

/** How far two prices lie apart: 0 for equal ones, 1 for twice or half as much. */
export const priceDistance = (a: number, b: number): number => Math.abs(Math.log2(Math.max(a, 1) / Math.max(b, 1)))
