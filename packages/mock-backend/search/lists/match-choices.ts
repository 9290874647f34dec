import type { Commerce } from '#commerce/create-commerce'
import { productsOfList } from '#commerce/list-products'
import { type Matches, matchList } from '#commerce/list-query'
import type { Selection } from '#commerce/list-selector'
import type { MarketIndex } from '#commerce/market-index'
import type { Place } from '#commerce/place'
import type { FacetChoices } from '#search/facets/parse-choices'

/** Ids of the products whose price is reduced, collected once per state of the market's prices. */
const reduced = new WeakMap<MarketIndex, Set<number>>()
function reducedProducts({ index }: Commerce, marketIndex: MarketIndex): Set<number> {
  const known = reduced.get(marketIndex)
  if (known) return known
  const isReduced = (at: number) => {
    const price = marketIndex.prices[at]
    return price !== undefined && price.selling < price.regular
  }
  const made = new Set(
    index.entries.flatMap(({ position, product }) => (isReduced(position) ? [product.productId] : [])),
  )
  reduced.set(marketIndex, made)
  return made
}

export const EVERYTHING: Selection = { facets: [], campaigns: [], lists: [] }

/** Matches of a selection, a text (by its scores, if any) and the visitor's choices. */
export function matchChoices(
  commerce: Commerce,
  place: Place,
  { selection, scores, choices }: { selection: Selection; scores: Float32Array | null; choices: FacetChoices },
): Matches {
  const { index, facets } = commerce
  const marketIndex = commerce.marketIndexOf(place.market)
  const listed = selection.lists.map((list) => productsOfList(index.entries, marketIndex, list, commerce.clock()))
  if (choices.sale) listed.push(reducedProducts(commerce, marketIndex))
  const filter = { facets: [...choices.values], price: { lowest: choices.price.min, highest: choices.price.max } }
  return matchList(index, facets.registry, marketIndex, { selection, listed }, filter, scores)
}
