import type * as z from 'zod/mini'
import { mapProductGroups, type SearchProduct } from './map-search-product'
import type { recommendationsSchema } from './search-answer-schema'

type Recommendations = z.infer<typeof recommendationsSchema>

/**
 * The products of one recommendation list that can be bought, each once, in the order of the service (R-PDP-13,
 * R-PDP-14). Empty for a list that the service hides. Products for which `isShown` returns true are left out.
 */
export function recommendedProducts(
  { recommendationLists }: Recommendations,
  listId: string,
  isShown: (productId: number) => boolean = () => false,
): SearchProduct[] {
  const list = recommendationLists.find(({ id, visible }) => id === listId && visible)
  const products = mapProductGroups(list?.productGroups ?? []).map(({ products: [first] }) => first)
  const wanted = products.filter(({ card }) => card.status !== 'OUT_OF_STOCK' && !isShown(card.productId))
  return [...new Map(wanted.map((product) => [product.card.productId, product])).values()]
}
