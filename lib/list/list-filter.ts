import type { FilterInputType } from '@/graphql/generated/graphql'
import { LIST_MAX_PAGE, LIST_PAGE_SIZE } from '@/lib/config/constants'
import { chosenFacets, type ListQuery } from './list-query'
import { effectiveSort } from './list-sort'
import type { ListKind } from './list-types'
import { type PriceRange, parsePriceRange } from './price-range'

/** The chosen price range; null when there is none. */
const chosenRange = ({ price }: ListQuery): PriceRange | null =>
  price.map(({ id }) => parsePriceRange(id)).find((range) => range !== null) ?? null

/**
 * The service's filter for a list query: values of a group are combined by OR, groups by AND. A price range is a
 * separate condition and not a facet.
 */
export function listFilter(query: ListQuery, kind: ListKind): FilterInputType {
  const sort = effectiveSort(query.sort, kind)
  const range = chosenRange(query)
  const facets = chosenFacets(query).filter((id) => parsePriceRange(id) === null)
  if (facets.length === 0 && !range) return { filterMode: 'CURRENT', sort }
  return {
    ...(facets.length > 0 ? { facets } : {}),
    ...(range ? { price: { lowest: range.low, highest: range.high } } : {}),
    filterMode: 'BY_GROUP',
    sort,
  }
}

/** Slice of the list on a page, 48 products each (T16). */
export const pageSlice = (page: number): { skip: number; take: number } => ({
  skip: (page - 1) * LIST_PAGE_SIZE,
  take: LIST_PAGE_SIZE,
})

/** Number of pages of a list, at least 1 and at most the number that the service can return (T28). */
export const pageCountOf = (totalCount: number): number =>
  Math.min(LIST_MAX_PAGE, Math.max(1, Math.ceil(totalCount / LIST_PAGE_SIZE)))
