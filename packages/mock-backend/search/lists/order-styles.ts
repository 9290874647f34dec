import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { Matches } from '#commerce/list-query'
import { positionsBy } from '#commerce/list-sort'
import type { MarketIndex } from '#commerce/market-index'
import { percentBelow } from '#commerce/money'
import type { Storefront } from '#commerce/storefront'
import type { ListSort } from './sort-labels'
import { groupByStyle } from './style-hits'

/** The commerce sort with the same order. */
const COMMERCE_SORTS: Record<Exclude<ListSort, 'DISCOUNT'>, string> = {
  RELEVANCE: 'MOST_SOLD',
  NEWEST_FIRST: 'LATEST',
  PRICE_ASCENDING: 'PRICE',
  PRICE_DESCENDING: 'PRICE_DESC',
  RATING: 'VOTES',
  NAME: 'ALPHABETICAL',
}

/** Percent off by position, cached per market index. */
const discounts = new WeakMap<MarketIndex, Float32Array>()
function discountsOf(marketIndex: MarketIndex): Float32Array {
  const known = discounts.get(marketIndex)
  if (known) return known
  const made = Float32Array.from(marketIndex.prices, ({ selling, regular }) => percentBelow(selling, regular))
  discounts.set(marketIndex, made)
  return made
}

/** By position: 1 for what comes before everything else whatever its score. */
type First = ArrayLike<number>

/**
 * Groups the hits by style, then sorts the styles by their best score, because there are far fewer styles than
 * products.
 */
function byScore({ index }: Commerce, { failed }: Matches, scores: Float32Array, first: First = []): Entry[][] {
  const compare = (a: Entry, b: Entry) =>
    (first[b.position] ?? 0) - (first[a.position] ?? 0) ||
    (scores[b.position] ?? 0) - (scores[a.position] ?? 0) ||
    b.product.popularity - a.product.popularity
  const styles = groupByStyle(index.entries.filter(({ position }) => failed[position] === 0))
  for (const style of styles) style.sort(compare)
  return styles.sort((a, b) => compare(itemAt(a, 0), itemAt(b, 0)))
}

type Sorting = { storefront: Storefront; sort: ListSort; scores: Float32Array | null }

/**
 * The hits grouped by style, both the styles and the colours of a style in the requested order; by relevance, sold-out
 * products come last.
 */
export function orderStyles(commerce: Commerce, matches: Matches, { storefront, sort, scores }: Sorting): Entry[][] {
  const { index, totalStock } = commerce
  const marketIndex = commerce.marketIndexOf(storefront.market)
  if (sort === 'DISCOUNT') return byScore(commerce, matches, discountsOf(marketIndex))
  if (sort === 'RELEVANCE' && scores) return byScore(commerce, matches, scores, marketIndex.inStock)
  const positions = [...positionsBy(COMMERCE_SORTS[sort], { index, marketIndex, storefront, totalStock })]
  const hits = positions.filter((at) => matches.failed[at] === 0)
  return groupByStyle(hits.map((at) => itemAt(index.entries, at)))
}
