import { LIST_QUERY_MAX_VALUES } from '@/lib/config/constants'
import { isFilterKey } from './filter-table'
import type { FilterRow, ListFacet, ListFilters } from './filter-types'
import {
  chosenFacets,
  emptyListQuery,
  filterEntries,
  isParameterKey,
  type ListQuery,
  type QueryValue,
} from './list-query'
import { type PriceRange, parsePriceRange, priceRangeId } from './price-range'
import { pathUp } from './tree-rows'

/** A chosen value with its filter key; `range` for a typed price, which has no label from the service. */
export type ChosenValue = QueryValue & { key: string; range: PriceRange | null }

/** The values chosen for a filter key; empty for an unknown key. */
export const valuesIn = (query: ListQuery, key: string): readonly QueryValue[] => {
  if (isFilterKey(key)) return query[key]
  return isParameterKey(key) ? (query.parameters[key] ?? []) : []
}

/** The query with new values for a key, on the first page. */
function withValues(query: ListQuery, key: string, values: QueryValue[]): ListQuery {
  if (isFilterKey(key)) return { ...query, [key]: values, page: 1 }
  if (!isParameterKey(key)) return query
  const { [key]: _, ...others } = query.parameters
  return { ...query, page: 1, parameters: values.length > 0 ? { ...others, [key]: values } : others }
}

export const isChosen = (query: ListQuery, key: string, id: string): boolean =>
  valuesIn(query, key).some((value) => value.id === id)

/** The ids of a category, its ancestors and its descendants. */
function familyOf(rows: readonly FilterRow[], id: string): Set<string> {
  const below = rows.map(([own]) => own).filter((own) => pathUp(rows, own).includes(id))
  return new Set([...pathUp(rows, id), ...below])
}

/**
 * Adds or removes a value. A category replaces its ancestors and descendants, which would be redundant. With 60 values
 * nothing is added (T16).
 */
export function toggleValue(query: ListQuery, { key, rows }: ListFacet, [id, label]: FilterRow): ListQuery {
  const values = valuesIn(query, key)
  if (values.some((value) => value.id === id)) return withoutValue(query, key, id)
  if (chosenFacets(query).length >= LIST_QUERY_MAX_VALUES) return query
  const replaced = key === 'categories' ? familyOf(rows, id) : new Set([id])
  return withValues(query, key, [...values.filter((value) => !replaced.has(value.id)), { label, id }])
}

export const withoutValue = (query: ListQuery, key: string, id: string): ListQuery =>
  withValues(
    query,
    key,
    valuesIn(query, key).filter((value) => value.id !== id),
  )

/** The query with this price range instead of all price values; null removes them. */
export const withPrice = (query: ListQuery, range: PriceRange | null, label: string): ListQuery =>
  withValues(query, 'price', range ? [{ label, id: priceRangeId(range) }] : [])

/** A query without filters, in the same sort order. */
export const withoutFilters = ({ sort }: ListQuery): ListQuery => ({ ...emptyListQuery(), sort })

/** All chosen values in the order of the address, with the labels of the service instead of those in the address. */
export function chosenValues(query: ListQuery, { groups }: ListFilters): ChosenValue[] {
  const labelOf = (key: string, id: string): string => {
    // an address can have a value under the key of another filter
    const ofKey = [...groups].sort((a, b) => Number(b.key === key) - Number(a.key === key))
    return ofKey.flatMap(({ rows }) => rows).find(([own]) => own === id)?.[1] ?? id
  }
  return filterEntries(query).flatMap(([key, values]) =>
    values.map(({ id }) => ({
      key,
      id,
      label: labelOf(key, id),
      range: key === 'price' ? parsePriceRange(id) : null,
    })),
  )
}

/** The query with a label for each value, which makes the address readable (R-LIST-01). */
export function withLabels(
  query: ListQuery,
  filters: ListFilters,
  rangeLabel: (range: PriceRange) => string,
): ListQuery {
  const chosen = chosenValues(query, filters)
  const keys = new Set(chosen.map(({ key }) => key))
  return [...keys].reduce((labelled, key) => {
    const values = chosen.filter((value) => value.key === key)
    const named = values.map(({ id, label, range }) => ({ id, label: range ? rangeLabel(range) : label }))
    return { ...withValues(labelled, key, named), page: query.page }
  }, query)
}
