import type { Entry } from '#commerce/catalogue-index'
import { ranked } from '#commerce/related-products'
import { priceOf } from './price-of'
import type { Recommend } from './recommendation'

/** Between how many times the product's price a better one may cost. */
const DEARER = { least: 1.05, most: 2.5 }

/** Id of the category above the product's own, such as dresses for wrap dresses; of its own where there is none above. */
export const familyOf = ({ style, categories }: Entry): number => {
  const own = categories.find(({ categoryId }) => categoryId === style.primaryCategoryId)
  return own?.parentCategoryId || style.primaryCategoryId
}

/** Pieces of the same family that cost more and are rated at least as well: best rated first, those of its kind preferred. */
export const upsell: Recommend = (occasion) => {
  const { base, candidates } = occasion
  if (!base) return []
  const price = priceOf(occasion)
  const own = price(base)
  const family = familyOf(base)
  const better = candidates.filter(
    (entry) =>
      familyOf(entry) === family &&
      price(entry) >= own * DEARER.least &&
      price(entry) <= own * DEARER.most &&
      entry.product.rating.score >= base.product.rating.score,
  )
  return ranked(
    better,
    ({ product, style }) => product.rating.score + product.popularity + (style.kind === base.style.kind ? 1 : 0),
  )
}
