import type { CatalogueProduct, MarketAlias } from '#catalogue/types'

/** Time in ms over which the lowest price before a reduction is looked for. */
export const PRICE_WINDOW = 30 * 24 * 60 * 60 * 1000

/**
 * Lowest price of the product in the 30 days before `end` (epoch ms), minor units including VAT. Campaign prices count:
 * `cuts` are the prices of finished campaigns with their times.
 */
export function lowestBefore(
  product: CatalogueProduct,
  market: MarketAlias,
  end: number,
  cuts: { from: number; to: number; selling: number }[],
): number {
  const start = end - PRICE_WINDOW
  const log = product.priceLog.map((entry) => ({ from: Date.parse(entry.from), price: entry.price[market] }))
  const logged = log.filter((entry, i) => entry.from < end && (log[i + 1]?.from ?? Number.POSITIVE_INFINITY) > start)
  const asked = cuts.filter((cut) => cut.from < end && cut.to > start)
  return Math.min(product.price[market], ...logged.map((entry) => entry.price), ...asked.map((cut) => cut.selling))
}
