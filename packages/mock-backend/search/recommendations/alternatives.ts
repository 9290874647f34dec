import { ranked, similarScore } from '#commerce/related-products'
import { priceDistance, priceOf } from './price-of'
import type { Recommend } from './recommendation'

/** How much a price twice as high or low weighs against a likeness. */
const PRICE_WEIGHT = 4

/** Pieces of the same kind at about the same price, to be had instead of the product. */
export const alternatives: Recommend = (occasion) => {
  const { base, candidates } = occasion
  if (!base) return []
  const price = priceOf(occasion)
  const sameKind = candidates.filter(({ style }) => style.kind === base.style.kind)
  return ranked(
    sameKind,
    (entry) => similarScore(base, entry) - PRICE_WEIGHT * priceDistance(price(base), price(entry)),
  )
}
