import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'

/**
 * Products that are sold now and in stock. Reads the facets of the market instead of the stock of each size: a product
 * has the facets of those sizes only that can be bought, and none before it is sold.
 */
export function availableProducts({ index, facets, marketIndexOf }: Commerce, { market }: Place): Entry[] {
  const marketIndex = marketIndexOf(market)
  const isSize = new Uint8Array(facets.registry.facets.length)
  for (const size of facets.registry.groups.get('Sku')?.facets ?? []) isSize[size.index] = 1
  return index.entries.filter(({ position }) =>
    itemAt(marketIndex.facets, position).some((facet) => isSize[facet] === 1),
  )
}
