import type { Entry } from '#commerce/catalogue-index'
import type { Occasion } from './recommendation'

/** Returns a function from a product to its selling price in the market, minor units including VAT. */
export function priceOf({ commerce, storefront }: Occasion): (entry: Entry) => number {
  const { selling } = commerce.marketIndexOf(storefront.market)
  return ({ position }) => selling[position] ?? 0
}

/** Distance of two prices on a logarithmic scale: 0 when equal, 1 when one is twice the other. */
export const priceDistance = (a: number, b: number): number => Math.abs(Math.log2(Math.max(a, 1) / Math.max(b, 1)))
