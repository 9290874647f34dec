import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { countFacets } from './facet-counts'
import { isSoldIn } from './is-sold-in'
import { DEFAULT_TAKE, type FilterInput, LIST_CAPS, type ListInput, present } from './list-input'
import { productsOfList } from './list-products'
import { byScore, matchList, pageOf } from './list-query'
import { selectionOf } from './list-selector'
import { positionsBy, soldOutLast, tiesOf } from './list-sort'
import { productType } from './product-type'
import type { Storefront } from './storefront'

const NO_FILTERS = { price: { lowest: 0, highest: 0 }, facets: [] }

/**
 * The products that the filter names by id or article number, in the given order, without any other filter. Null when
 * the filter names none.
 */
function namedProducts({ index }: Commerce, filter: FilterInput, { market }: Storefront): Entry[] | null {
  if (filter.productIds) {
    const ids = present(filter.productIds).slice(0, LIST_CAPS.named)
    return ids.flatMap((id) => index.byProductId.get(id) ?? []).filter((entry) => isSoldIn(entry, market.alias))
  }
  if (!filter.articleNumbers) return null
  const numbers = present(filter.articleNumbers).slice(0, LIST_CAPS.named)
  const entries = numbers.flatMap((number) => index.byArticleNumber.get(number) ?? [])
  return entries.filter((entry) => isSoldIn(entry, market.alias))
}

const cap = (value: number | null | undefined, otherwise: number, most: number): number =>
  Math.min(Math.max(value ?? otherwise, 0), most)

/** The `products` operation, within LIST_CAPS. A `skip` over 6 000 returns no products. */
export function loadProducts(commerce: Commerce, input: ListInput, storefront: Storefront) {
  const { index, facets, search } = commerce
  const filter = input.filter ?? {}
  const skip = Math.max(input.skip ?? 0, 0)
  const take = skip > LIST_CAPS.skip ? 0 : cap(input.take, DEFAULT_TAKE, LIST_CAPS.take)
  const show = (entries: Entry[]) => entries.map((entry) => productType(commerce, entry, storefront))

  const named = namedProducts(commerce, filter, storefront)
  if (named) {
    return { count: named.length, products: () => show(named.slice(skip, skip + take)), filters: NO_FILTERS }
  }
  const now = commerce.clock()
  const selection = selectionOf(index, input, storefront, now)
  if (!selection) return { count: 0, products: [], filters: NO_FILTERS }

  const marketIndex = commerce.marketIndexOf(storefront.market)
  const listed = selection.lists.map((list) => productsOfList(index.entries, marketIndex, list, now))
  const scores = filter.searchText?.trim() ? search(filter.searchText, storefront.lang) : null
  const matches = matchList(index, facets.registry, marketIndex, { selection, listed }, filter, scores)
  const sort = filter.sort ?? (scores ? 'RELEVANCE' : 'LATEST')
  const page = () => {
    const sorting = { index, marketIndex, storefront, totalStock: commerce.totalStock }
    const inOrder =
      scores && sort === 'RELEVANCE'
        ? { order: soldOutLast(byScore(index, matches, scores), marketIndex), isTie: () => false }
        : { order: positionsBy(sort, sorting), isTie: tiesOf(sort, sorting) }
    const entries = pageOf(index, matches, inOrder, { skip, take })
    commerce.onListed(entries.flatMap(({ product }) => product.pictures[0] ?? []))
    return entries
  }
  return {
    count: matches.count,
    products: () => (take === 0 ? [] : show(page())),
    filters: () => countFacets(facets.registry, marketIndex, matches, filter.filterMode ?? 'CURRENT', storefront),
  }
}
