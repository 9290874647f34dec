import 'client-only'
import { ProductsDocument } from '@/graphql/generated/graphql'
import { mapProductCards } from '@/lib/product/map-product-card'
import type { ProductCardModel } from '@/lib/product/product-types'
import type { Shop } from '@/lib/store/shop'

/** More are asked for than shown: what is sold out is no suggestion. */
const ASKED = 12
const SHOWN = 6

/** What sells best in this market just now; [] when there is nothing to suggest. Throws AppError when the backend is broken. */
export async function loadSuggestions(shop: Shop): Promise<ProductCardModel[]> {
  const data = await shop.query(ProductsDocument, { skip: 0, take: ASKED, filter: { sort: 'MOST_SOLD' } })
  const cards = mapProductCards(data?.products?.products ?? null)
  const styles = new Set<string>()
  return cards
    .filter(({ status, name }) => {
      // colours of one style stand for one another
      if (status === 'OUT_OF_STOCK' || styles.has(name)) return false
      styles.add(name)
      return true
    })
    .slice(0, SHOWN)
}
