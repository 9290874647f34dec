import type { Entry } from '#commerce/catalogue-index'
import { ranked } from '#commerce/related-products'
import { priceOf } from './price-of'
import type { Recommend } from './recommendation'

/** Price range of recommended products, as factors of the product's price. */
const DEARER = { least: 1.05, most: 2.5 }

/** Id of the parent of the primary category, such as dresses for wrap dresses; a root category is its own family. */
export const parentCategoryOf = ({ style, categories }: Entry): number => {
  const own = categories.find(({ categoryId }) => categoryId === style.primaryCategoryId)
  return own?.parentCategoryId || style.primaryCategoryId
}

/** Dearer products of the same family that are rated at least as well; best-rated, popular, same kind first. */
export const upsell: Recommend = (occasion) => {
  const { base, candidates } = occasion
  if (!base) return []
  const price = priceOf(occasion)
  const own = price(base)
  const family = parentCategoryOf(base)
  const better = candidates.filter(
    (entry) =>
      parentCategoryOf(entry) === family &&
      price(entry) >= own * DEARER.least &&
      price(entry) <= own * DEARER.most &&
      entry.product.rating.score >= base.product.rating.score,
  )
  return ranked(
    better,
    ({ product, style }) => product.rating.score + product.popularity + (style.kind === base.style.kind ? 1 : 0),
  )
}
