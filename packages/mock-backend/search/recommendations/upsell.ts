import { ranked } from '#commerce/related-products'
import { priceOf } from './price-of'
import type { Recommend } from './recommendation'

/** Between how many times the product's price a better one may cost. */
const DEARER = { least: 1.05, most: 2.5 }

/** Pieces of the same kind that cost more and are rated at least as well, best rated first. */
export const upsell: Recommend = (occasion) => {
  const { base, candidates } = occasion
  if (!base) return []
  const price = priceOf(occasion)
  const own = price(base)
  const better = candidates.filter(
    (entry) =>
      entry.style.kind === base.style.kind &&
      price(entry) >= own * DEARER.least &&
      price(entry) <= own * DEARER.most &&
      entry.product.rating.score >= base.product.rating.score,
  )
  return ranked(better, ({ product }) => product.rating.score + product.popularity)
}
