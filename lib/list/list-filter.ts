import type { FilterInputType } from '@/graphql/generated/graphql'
import { LIST_MAX_PAGE, LIST_PAGE_SIZE } from '@/lib/config/constants'
import { chosenFacets, type ListQuery } from './list-query'
import { effectiveSort } from './list-sort'
import type { ListKind } from './list-types'

/** The service's filter for a list query: groups combine by AND, values inside one by OR. */
export function listFilter(query: ListQuery, kind: ListKind): FilterInputType {
  const facets = chosenFacets(query)
  const sort = effectiveSort(query.sort, kind)
  return facets.length > 0 ? { facets, filterMode: 'BY_GROUP', sort } : { filterMode: 'CURRENT', sort }
}

/** Slice of the list on a page, 48 products each (T16). */
export const pageSlice = (page: number): { skip: number; take: number } => ({
  skip: (page - 1) * LIST_PAGE_SIZE,
  take: LIST_PAGE_SIZE,
})

/** At least the first page, at most what the service can be paged to (T28). */
export const pageCountOf = (totalCount: number): number =>
  Math.min(LIST_MAX_PAGE, Math.max(1, Math.ceil(totalCount / LIST_PAGE_SIZE)))
