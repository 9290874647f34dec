import type { Styling } from '#catalogue/kinds'
import { outfitScore, ranked, stylingOf } from '#commerce/related-products'
import { priceOf } from './price-of'
import type { Recommend } from './recommendation'

const ADDITIONS: ReadonlySet<Styling> = new Set(['accessory', 'detail', 'jewel'])

/** Accessories and jewellery that go with the product just added to the cart and cost less. */
export const addToCartProducts: Recommend = (occasion) => {
  const { base, candidates } = occasion
  if (!base) return []
  const price = priceOf(occasion)
  const small = candidates.filter(
    (entry) => ADDITIONS.has(stylingOf(entry)) && entry.style.kind !== base.style.kind && price(entry) < price(base),
  )
  return ranked(small, (entry) => outfitScore(base, entry) + entry.product.popularity)
}
