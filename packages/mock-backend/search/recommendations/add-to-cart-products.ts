import type { Styling } from '#catalogue/kinds'
import { outfitScore, ranked, stylingOf } from '#commerce/related-products'
import { priceOf } from './price-of'
import type { Recommend } from './recommendation'

const ADDITIONS: ReadonlySet<Styling> = new Set(['accessory', 'detail', 'jewel'])

/** Small additions to what was just put into the cart: accessories and jewellery that cost less and go with it. */
export const addToCartProducts: Recommend = (occasion) => {
  const { base, candidates } = occasion
  if (!base) return []
  const price = priceOf(occasion)
  const small = candidates.filter(
    (entry) => ADDITIONS.has(stylingOf(entry)) && entry.style.kind !== base.style.kind && price(entry) < price(base),
  )
  return ranked(small, (entry) => outfitScore(base, entry) + entry.product.popularity)
}
