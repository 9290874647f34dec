import { itemAt } from '#catalogue/item-at'
import type { PriceList } from './types'

/**
 * Usual prices of Nordic fashion shops including VAT, in ascending order: euros, then Swedish, Norwegian and Danish
 * kroner. The columns do not follow an exchange rate.
 */
const POINTS: readonly (readonly [eur: number, sek: number, nok: number, dkk: number])[] = [
  [19.9, 199, 199, 149],
  [24.9, 249, 279, 179],
  [29.9, 299, 329, 229],
  [34.9, 349, 399, 249],
  [39.9, 399, 449, 299],
  [49.9, 499, 549, 399],
  [59.9, 599, 649, 449],
  [69.9, 749, 799, 549],
  [79.9, 799, 899, 599],
  [89.9, 899, 999, 699],
  [99.9, 999, 1099, 749],
  [109.9, 1099, 1199, 799],
  [119.9, 1199, 1299, 899],
  [129.9, 1299, 1499, 999],
  [139.9, 1499, 1599, 1099],
  [149.9, 1599, 1699, 1199],
  [159.9, 1699, 1799, 1249],
  [179.9, 1799, 1999, 1399],
  [199.9, 1999, 2199, 1499],
  [219.9, 2299, 2399, 1699],
  [249.9, 2499, 2699, 1899],
  [279.9, 2799, 2999, 2099],
  [299.9, 2999, 3299, 2299],
  [349.9, 3499, 3799, 2699],
  [399.9, 3999, 4299, 2999],
  [449.9, 4499, 4799, 3399],
]

const LAST_POINT = POINTS.length - 1

const bounded = (point: number): number => Math.max(0, Math.min(LAST_POINT, point))
const minor = (amount: number): number => Math.round(amount * 100)

/** Prices of a price point by market, minor units including VAT. `shift` moves single markets by a number of points. */
export function priceAt(point: number, shift: Partial<PriceList> = {}): PriceList {
  const row = (market: keyof PriceList) => itemAt(POINTS, bounded(point + (shift[market] ?? 0)))
  return { fi: minor(row('fi')[0]), se: minor(row('se')[1]), no: minor(row('no')[2]), dk: minor(row('dk')[3]) }
}
