import { ranked, similarScore } from '#commerce/related-products'
import { priceDistance, priceOf } from './price-of'
import type { Recommend } from './recommendation'

/** Points that a product loses for a price twice or half as high. */
const PRICE_WEIGHT = 4

/** Products of the same kind at about the same price. */
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
