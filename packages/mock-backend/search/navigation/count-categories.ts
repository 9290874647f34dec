import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { findProducts, type ListQuestion } from '#search/lists/find-products'
import { countByStyle } from '#search/lists/primary-list'

/** Number of product groups by category id. */
export type CategoryCounts = ReadonlyMap<number, number>

/** Counts the product groups of a list in each category; the total is under id 0. */
export function countCategories(commerce: Commerce, storefront: Storefront, question: ListQuestion): CategoryCounts {
  const { matches, styles } = findProducts(commerce, storefront, question)
  const group = countByStyle(commerce, matches, storefront).facets.find(({ filterId }) => filterId === 'Category')
  const counts = (group?.values ?? []).map(({ facetId, count }) => [Number(facetId.slice(2)), count ?? 0] as const)
  return new Map([[0, styles.length], ...counts])
}
