import type { FilterInputType } from '@/graphql/generated/graphql'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import type { ListQuery } from './list-query'
import { effectiveSort } from './list-sort'

/** Facet ids of everything chosen, in the query's own order. */
export const chosenFacets = ({ categories, brands, skus, price, discount, parameters }: ListQuery): string[] =>
  [categories, brands, skus, price, discount, ...Object.values(parameters)].flat().map(({ id }) => id)

/** The service's filter for a list query: groups combine by AND, values inside one by OR. */
export function listFilter(query: ListQuery): FilterInputType {
  const facets = chosenFacets(query)
  const sort = effectiveSort(query.sort)
  return facets.length > 0 ? { facets, filterMode: 'BY_GROUP', sort } : { filterMode: 'CURRENT', sort }
}

/** Slice of the list on a page, 48 products each (T16). */
export const pageSlice = (page: number): { skip: number; take: number } => ({
  skip: (page - 1) * LIST_PAGE_SIZE,
  take: LIST_PAGE_SIZE,
})

export const pageCountOf = (totalCount: number): number => Math.max(1, Math.ceil(totalCount / LIST_PAGE_SIZE))
