import { itemAt } from '#catalogue/item-at'
import type { CatalogueIndex, Entry } from './catalogue-index'
import type { MarketIndex } from './market-index'
import type { Stock } from './stock'
import type { Storefront } from './storefront'

type Comparison = (a: Entry, b: Entry) => number
type Sorting = {
  index: CatalogueIndex
  marketIndex: MarketIndex
  storefront: Storefront
  totalStock: (entry: Entry) => Stock
}

const byPopularity: Comparison = (a, b) => b.product.popularity - a.product.popularity
const byNewest: Comparison = (a, b) => b.availableFrom - a.availableFrom
const byId: Comparison = (a, b) => a.product.productId - b.product.productId

function byName({ storefront }: Sorting): Comparison {
  const collator = new Intl.Collator(`${storefront.lang}-${storefront.market.country.code}`)
  return (a, b) => collator.compare(a.product.name[storefront.lang], b.product.name[storefront.lang])
}

function byPrice({ marketIndex }: Sorting): Comparison {
  return (a, b) => (marketIndex.selling[a.position] ?? 0) - (marketIndex.selling[b.position] ?? 0)
}

const sellable = (stock: Stock): number => stock.inStock + stock.oversellable

const down =
  (compare: Comparison): Comparison =>
  (a, b) =>
    compare(b, a)

function byStock({ totalStock, index }: Sorting, measure: (stock: Stock) => number): Comparison {
  const amounts = index.entries.map((entry) => measure(totalStock(entry)))
  return (a, b) => itemAt(amounts, a.position) - itemAt(amounts, b.position)
}

/**
 * The comparison of each SortType. CUSTOM_1 sorts by the first day on sale, earliest first. The other types that a
 * merchant can define (CUSTOM_2 …, FACET_ORDER) keep the catalogue's order.
 */
const COMPARISONS: Record<string, (sorting: Sorting) => Comparison> = {
  NONE: () => byNewest,
  LATEST: () => byNewest,
  MOST_SOLD: () => byPopularity,
  CUSTOM_1: () => down(byNewest),
  RELEVANCE: () => byPopularity,
  VOTES: () => (a, b) =>
    b.product.rating.score - a.product.rating.score || b.product.rating.voteCount - a.product.rating.voteCount,
  PRICE: byPrice,
  PRICE_DESC: (sorting) => down(byPrice(sorting)),
  ALPHABETICAL: byName,
  ALPHABETICAL_DESC: (sorting) => down(byName(sorting)),
  BRAND: (sorting) => {
    const name = byName(sorting)
    return (a, b) => a.brand.name.localeCompare(b.brand.name) || name(a, b)
  },
  AVAILABLE_STOCK: (sorting) => byStock(sorting, sellable),
  AVAILABLE_STOCK_DESC: (sorting) => down(byStock(sorting, sellable)),
  TOTAL_STOCK: (sorting) => byStock(sorting, (stock) => stock.totalStock),
  TOTAL_STOCK_DESC: (sorting) => down(byStock(sorting, (stock) => stock.totalStock)),
}

const comparisonOf = (sort: string, sorting: Sorting): Comparison => (COMPARISONS[sort] ?? (() => byId))(sorting)

/** The orders that recommend products: in them, sold-out products come last. The others keep to what they measure. */
const RECOMMENDING: ReadonlySet<string> = new Set(['NONE', 'LATEST', 'MOST_SOLD', 'RELEVANCE'])

/** Returns a function that tells whether two products are equal in a sort order. */
export const tiesOf = (sort: string, sorting: Sorting): ((a: Entry, b: Entry) => boolean) => {
  const compare = comparisonOf(sort, sorting)
  const { inStock } = sorting.marketIndex
  const isApart = (a: Entry, b: Entry) => RECOMMENDING.has(sort) && inStock[a.position] !== inStock[b.position]
  return (a, b) => compare(a, b) === 0 && !isApart(a, b)
}

/** Moves the positions of sold-out products to the end. */
export function* soldOutLast(positions: Iterable<number>, { inStock }: MarketIndex): Generator<number> {
  const soldOut: number[] = []
  for (const at of positions) {
    if (inStock[at]) yield at
    else soldOut.push(at)
  }
  yield* soldOut
}

/** All positions in the requested order. Ties are broken by popularity and id, so that pages never overlap. */
export function positionsBy(sort: string, sorting: Sorting): Iterable<number> {
  const sorted = sortedPositions(sort, sorting)
  return RECOMMENDING.has(sort) ? soldOutLast(sorted, sorting.marketIndex) : sorted
}

function sortedPositions(sort: string, sorting: Sorting): Int32Array {
  const key = `${sort}:${sorting.storefront.lang}`
  const known = sorting.marketIndex.orders.get(key)
  if (known) return known
  const compare = comparisonOf(sort, sorting)
  const sorted = [...sorting.index.entries].sort((a, b) => compare(a, b) || byPopularity(a, b) || byId(a, b))
  const positions = Int32Array.from(sorted, (entry) => entry.position)
  // An order by stock is not cached, because every purchase changes the stock. All others stay valid with the index.
  if (!sort.includes('STOCK')) sorting.marketIndex.orders.set(key, positions)
  return positions
}
