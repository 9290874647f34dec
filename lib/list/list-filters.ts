import type { ProductsQuery } from '@/graphql/generated/graphql'
import { byImportance, COLOUR_KEY, keyOfFacet } from './filter-table'
import type { FilterRow, ListFacet, ListFilters } from './filter-types'
import { chosenFacets, type ListQuery } from './list-query'
import type { Facet, FacetValue } from './list-types'
import { mapFacets } from './map-facets'

type Result = ProductsQuery['products']

const facetsOf = (result: Result): Facet[] => mapFacets(result?.filters?.facets ?? null)

function priceBounds(plain: Result): ListFilters['price'] {
  const { lowest, highest } = plain?.filters?.price ?? { lowest: 0, highest: 0 }
  const [low, high] = [Math.floor(lowest), Math.ceil(highest)]
  return low < high ? [low, high] : null
}

/**
 * Filters of a list: the values of the plain list, so that none disappears when others are chosen, with the counts of
 * the filtered result. Left out unless chosen: values that all products have, and price bands, because prices are
 * typed.
 */
export function listFilters(
  plain: Result,
  result: Result,
  query: ListQuery,
  /** `#rrggbb` by the colour's name; a colour without a value is shown by its name only. */
  hexes: Readonly<Record<string, string>>,
): ListFilters {
  const chosen = new Set(chosenFacets(query))
  const counts = new Map(facetsOf(result).flatMap(({ values }) => values.map(({ id, count }) => [id, count])))
  const price = priceBounds(plain)
  const total = plain?.count ?? 0
  const toRow = (key: string, { id, label, parentId }: FacetValue): FilterRow => {
    const extra = key === COLOUR_KEY ? hexes[label] : parentId
    return extra ? [id, label, counts.get(id) ?? 0, extra] : [id, label, counts.get(id) ?? 0]
  }
  const groups = facetsOf(plain).map((facet): ListFacet => {
    const key = keyOfFacet(facet)
    const filtering = facet.values.filter(({ id, count }) => chosen.has(id) || count < total)
    const offered = filtering.filter(({ id }) => key !== 'price' || chosen.has(id))
    return { key, label: facet.label, rows: offered.map((value) => toRow(key, value)) }
  })
  const shown = groups.filter(({ key, rows }) => rows.length > 0 || (key === 'price' && price !== null))
  return { groups: byImportance(shown), price }
}
