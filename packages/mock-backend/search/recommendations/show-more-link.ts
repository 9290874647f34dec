import type { Algorithm } from '@apptus/esales-api'
import type { ListRule } from '#catalogue/types'
import type { Entry } from '#commerce/catalogue-index'
import type { Occasion } from './recommendation'
import { parentCategoryOf } from './upsell'

/** The merchant list that contains everything an algorithm chooses from. */
const LISTS: Partial<Record<Algorithm, ListRule['rule']>> = {
  TOP_PRODUCTS: 'bestsellers',
  NEWEST_PRODUCTS: 'new',
}

/** Id of the category that an algorithm stays in. */
const CATEGORIES: Partial<Record<Algorithm, (base: Entry) => number>> = {
  ALTERNATIVES: ({ style }) => style.primaryCategoryId,
  UPSELL: parentCategoryOf,
}

/** Public path of a list with more products of the same sort; undefined when there is none. */
export function showMoreLink(algorithm: Algorithm, { commerce, base, storefront }: Occasion): string | undefined {
  const { index, paths } = commerce
  const rule = LISTS[algorithm]
  if (rule) return index.catalogue.lists.find(({ holds }) => holds.rule === rule)?.path[storefront.lang]
  const categoryId = base && CATEGORIES[algorithm]?.(base)
  const category = categoryId ? index.tree.byId.get(categoryId) : undefined
  return category && paths.category(category)[storefront.lang]
}
