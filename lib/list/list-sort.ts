import { type ListKind, SORTS, type Sort } from './list-types'

/** Default order of a list (R-LIST-04). */
const PRODUCT_LIST_DEFAULT_SORT: Sort = 'LATEST'

/** Kinds of list with another default order (R-LIST-04). */
const CUSTOM_SORT_ROUTES: Partial<Record<ListKind, Sort>> = {
  brand: 'MOST_SOLD',
  campaign: 'MOST_SOLD',
  bestsellers: 'MOST_SOLD',
  incoming: 'CUSTOM_1',
  search: 'RELEVANCE',
}

export const defaultSortOf = (kind: ListKind): Sort => CUSTOM_SORT_ROUTES[kind] ?? PRODUCT_LIST_DEFAULT_SORT

/** Orders that the search service supports. */
const SEARCH_SORTS: readonly Sort[] = ['RELEVANCE', 'LATEST', 'PRICE', 'PRICE_DESC']

/**
 * Orders that a shopper can choose: relevance only in a search, date of arrival only in the list of coming products.
 */
export const sortOptions = (kind: ListKind): Sort[] =>
  SORTS.filter((sort) => {
    if (kind === 'search' || sort === 'RELEVANCE') return kind === 'search' && SEARCH_SORTS.includes(sort)
    return kind === 'incoming' ? sort !== 'LATEST' && sort !== 'MOST_SOLD' : sort !== 'CUSTOM_1'
  })

/** The requested order; the default of the list for null or an order that it does not offer. */
export const effectiveSort = (asked: string | null, kind: ListKind): Sort =>
  sortOptions(kind).find((sort) => sort === asked) ?? defaultSortOf(kind)

/** The order for the address; null for the default of the list and for an order that it does not offer. */
export function addressSort(asked: string | null, kind: ListKind): Sort | null {
  const sort = effectiveSort(asked, kind)
  return sort === defaultSortOf(kind) ? null : sort
}
