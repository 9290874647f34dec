import type { CatalogueProduct, MarketAlias } from '#catalogue/types'

const WINDOW = 30 * 24 * 60 * 60 * 1000

/**
 * Lowest price including VAT, minor units, that the product was sold for in the 30 days before `end`.
 * `cuts` are finished campaign prices with their time, because a campaign price is a price that was asked.
 */
export function lowestBefore(
  product: CatalogueProduct,
  market: MarketAlias,
  end: number,
  cuts: { from: number; to: number; selling: number }[],
): number {
  const start = end - WINDOW
  const log = product.priceLog.map((entry) => ({ from: Date.parse(entry.from), price: entry.price[market] }))
  const logged = log.filter((entry, i) => entry.from < end && (log[i + 1]?.from ?? Number.POSITIVE_INFINITY) > start)
  const asked = cuts.filter((cut) => cut.from < end && cut.to > start)
  return Math.min(product.price[market], ...logged.map((entry) => entry.price), ...asked.map((cut) => cut.selling))
}
