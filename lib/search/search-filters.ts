import type { FacetParams, FacetValue } from '@apptus/esales-api'
import { flattenTree } from '@/lib/list/build-category-tree'
import { valuesIn } from '@/lib/list/choose-filters'
import { byImportance, searchFacetOf } from '@/lib/list/filter-table'
import type { FilterRow, ListFacet, ListFilters } from '@/lib/list/filter-types'
import { canonicalSearch, chosenFacets, filterEntries, type ListQuery, mapFilters } from '@/lib/list/list-query'
import type { CategoryNode } from '@/lib/list/list-types'
import { parsePriceRange } from '@/lib/list/price-range'
import { CHECKED, type SearchFacet } from './search-facets'

function facetParam(key: string, ids: string[]): FacetValue {
  if (key === 'discount') return ids.includes(CHECKED)
  const range = key === 'price' ? parsePriceRange(ids[0] ?? '') : null
  if (range?.low) return range.high ? { min: range.low, max: range.high } : { min: range.low }
  return range?.high ? { max: range.high } : ids
}

/**
 * The chosen filters as parameters of the search service (R-SEARCH-03): values of a facet are combined by OR, facets by
 * AND.
 */
export const facetParams = (query: ListQuery): FacetParams =>
  Object.fromEntries(
    filterEntries(query).flatMap(([key, values]) => {
      const ids = values.map(({ id }) => id)
      return ids.length > 0 ? [[searchFacetOf(key), facetParam(key, ids)] as const] : []
    }),
  )

/** The query without values that the search does not have, and with at most one price range (T28). */
export const knownQuery = (query: ListQuery, facets: readonly SearchFacet[]): ListQuery =>
  mapFilters(query, (chosen, key) => {
    if (key === 'price') return chosen.filter(({ id }) => parsePriceRange(id) !== null).slice(0, 1)
    const offered = facets.find((facet) => facet.key === key)?.values ?? []
    return chosen.flatMap(({ id }) => {
      const value = offered.find((candidate) => candidate.id === id)
      return value ? [{ id, label: value.label }] : []
    })
  })

/** The query string to redirect to, with only the values that exist; null when all values exist. */
export function movedSearch(query: ListQuery, facets: readonly SearchFacet[]): string | null {
  const known = knownQuery(query, facets)
  return chosenFacets(known).length === chosenFacets(query).length ? null : canonicalSearch(known)
}

/** The category id in the id of a facet value; NaN without one. */
const categoryOf = (facetId: string): number => Number(/\d+$/.exec(facetId)?.[0] ?? Number.NaN)

/** Parent value of each category: its nearest ancestor among the values. */
function parentIds(ids: readonly string[], tree: readonly CategoryNode[]): Map<string, string> {
  const idOf = new Map(ids.map((id) => [categoryOf(id), id]))
  const parentOf = new Map(flattenTree(tree).map((node) => [node.categoryId, node.parentCategoryId]))
  const above = (category: number | undefined, steps = parentOf.size): string | undefined => {
    const parent = category === undefined ? undefined : parentOf.get(category)
    if (parent === undefined || steps === 0) return undefined
    return idOf.get(parent) ?? above(parent, steps - 1)
  }
  return new Map(
    ids.flatMap((id) => {
      const parent = above(categoryOf(id))
      return parent === undefined ? [] : [[id, parent] as const]
    }),
  )
}

type Counted = { facets: readonly SearchFacet[]; totalCount: number }

/**
 * Filters of a search in the form of other lists: the values of the search without filters, so that none disappears
 * when others are chosen, with the counts of the filtered result. Values that all products have are left out unless
 * chosen.
 */
export function searchFilters(
  plain: Counted,
  result: Counted,
  query: ListQuery,
  tree: readonly CategoryNode[],
): ListFilters {
  const counts = new Map(
    result.facets.flatMap(({ key, values }) => values.map(({ id, count }) => [`${key} ${id}`, count] as const)),
  )
  const groups = plain.facets.map(({ key, label, values }): ListFacet => {
    const chosen = new Set(valuesIn(query, key).map(({ id }) => id))
    const offered = values.filter(({ id, count }) => chosen.has(id) || count < plain.totalCount)
    const parents =
      key === 'categories'
        ? parentIds(
            offered.map(({ id }) => id),
            tree,
          )
        : null
    const rows = offered.map(({ id, label: name, colour }): FilterRow => {
      const extra = parents ? parents.get(id) : colour
      const counted = counts.get(`${key} ${id}`) ?? 0
      return extra ? [id, name, counted, extra] : [id, name, counted]
    })
    return { key, label, rows }
  })
  const bounds = plain.facets.find(({ key }) => key === 'price')?.bounds
  const price = bounds && bounds[0] < bounds[1] ? bounds : null
  const shown = groups.filter(({ key, rows }) => rows.length > 0 || (key === 'price' && price !== null))
  return { groups: byImportance(shown), price }
}
