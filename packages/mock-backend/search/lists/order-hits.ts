import type { Commerce } from '#commerce/create-commerce'
import { byScore, type Matches } from '#commerce/list-query'
import { sortedPositions } from '#commerce/list-sort'
import type { MarketIndex } from '#commerce/market-index'
import { percentBelow } from '#commerce/money'
import type { Place } from '#commerce/place'
import type { ListSort } from './sort-labels'

/** The commerce sort that orders products in the same way. */
const COMMERCE_SORTS: Record<Exclude<ListSort, 'DISCOUNT'>, string> = {
  RELEVANCE: 'MOST_SOLD',
  NEWEST_FIRST: 'LATEST',
  PRICE_ASCENDING: 'PRICE',
  PRICE_DESCENDING: 'PRICE_DESC',
  RATING: 'VOTES',
  NAME: 'ALPHABETICAL',
}

/** Percent off by position, computed once per state of the market's prices. */
const discounts = new WeakMap<MarketIndex, Float32Array>()
function discountsOf(marketIndex: MarketIndex): Float32Array {
  const known = discounts.get(marketIndex)
  if (known) return known
  const made = Float32Array.from(marketIndex.prices, ({ selling, regular }) => percentBelow(selling, regular))
  discounts.set(marketIndex, made)
  return made
}

type Sorting = { place: Place; sort: ListSort; scores: Float32Array | null }

/** Positions of the hits in the order asked for. */
export function orderHits(commerce: Commerce, matches: Matches, { place, sort, scores }: Sorting): number[] {
  const { index, totalStock } = commerce
  const marketIndex = commerce.marketIndexOf(place.market)
  if (sort === 'DISCOUNT') return byScore(index, matches, discountsOf(marketIndex))
  if (sort === 'RELEVANCE' && scores) return byScore(index, matches, scores)
  const all = sortedPositions(COMMERCE_SORTS[sort], { index, marketIndex, place, totalStock })
  return [...all].filter((at) => matches.failed[at] === 0)
}
