import { DEFAULT_SORT, SORTS, type Sort } from './list-types'

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort === value)

/** Orders a shopper may choose; by relevance only where words were searched for. */
export const sortOptions = (kind: 'category' | 'search'): Sort[] =>
  SORTS.filter((sort) => sort !== 'RELEVANCE' || kind === 'search')

/** The order asked for, the default for none, a foreign one, or relevance outside a search. */
export const effectiveSort = (asked: string | null, kind: 'category' | 'search' = 'category'): Sort =>
  isSort(asked) && sortOptions(kind).includes(asked) ? asked : DEFAULT_SORT
