import { VARIANT_PREFIX } from '@/lib/cache/entry-class.mjs'
import { LIST_MAX_PAGE, LIST_QUERY_MAX_VALUES } from '@/lib/config/constants'
import { FILTER_KEYS, type FilterKey, isFilterKey, type ParameterKey } from './filter-table'
import { SORTS } from './list-types'
import { PRICE_FIELDS, priceRangeId, typedPriceRange } from './price-range'

/** A chosen filter value; `label` is '' when the address has only ids. */
export type QueryValue = { label: string; id: string }

/**
 * Filters, sort and page of a list; `sort` is null for the default of the list (R-LIST-01…03). The filter parameters of
 * an address are read by `lib/middleware/rewrite-to.ts` on the server and by `components/list/shown-list.ts` in the
 * browser. They are written by `components/list/use-list-work.ts`, and by `canonicalSearch` in links. Forms work
 * without JavaScript through `lib/middleware/ralph-list-page-routing.ts`.
 */
export type ListQuery = Record<FilterKey, QueryValue[]> & {
  parameters: Record<ParameterKey, QueryValue[]>
  sort: string | null
  page: number
}

const MAX_TEXT = 100
/** All larger page numbers are reduced to this one, which does not exist. */
const PAST_END = LIST_MAX_PAGE + 1

export const isParameterKey = (key: string): key is ParameterKey => /^p-./u.test(key) && key.length <= MAX_TEXT
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

// `,` and `~` separate values, so they are escaped inside a label, in addition to the URL encoding.
export const escapeText = (text: string): string =>
  text.replace(/[%,~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
export const unescapeText = (text: string): string => text.replace(/%(?:25|2C|7E)/gi, decodeURIComponent)

function readValue(text: string): QueryValue {
  const split = text.lastIndexOf('~')
  return { label: unescapeText(text.slice(0, Math.max(split, 0))), id: unescapeText(text.slice(split + 1)) }
}

/** Trimmed values sorted by id, each id once, so that equal choices have equal addresses. */
function tidyValues(values: readonly QueryValue[]): QueryValue[] {
  const clean = values
    .map(({ label, id }) => ({ label: label.trim().normalize('NFC'), id: id.trim().normalize('NFC') }))
    .filter(({ id }) => id !== '' && id.length <= MAX_TEXT)
    .sort((a, b) => compare(a.id, b.id) || compare(b.label, a.label))
  return clean.filter((value, at) => value.id !== clean[at - 1]?.id)
}

const pageOf = (page: number): number => (Number.isInteger(page) && page >= 1 ? Math.min(page, PAST_END) : 1)
const sortOf = (sort: string | null): string | null => (SORTS.some((known) => known === sort) ? sort : null)

const eachFilter = (valuesOf: (key: FilterKey) => QueryValue[]) =>
  Object.fromEntries(FILTER_KEYS.map((key) => [key, valuesOf(key)])) as Record<FilterKey, QueryValue[]>

/** The values of each filter and parameter, by key in the order of addresses; empty ones included. */
export const filterEntries = (query: ListQuery): [FilterKey | ParameterKey, QueryValue[]][] => [
  ...FILTER_KEYS.map((key): [FilterKey, QueryValue[]] => [key, query[key]]),
  ...(Object.entries(query.parameters) as [ParameterKey, QueryValue[]][]),
]

/** The query with other values for its filters and parameters. */
export const mapFilters = (
  query: ListQuery,
  map: (values: readonly QueryValue[], key: FilterKey | ParameterKey) => QueryValue[],
): ListQuery => ({
  ...query,
  ...eachFilter((key) => map(query[key], key)),
  parameters: Object.fromEntries(
    Object.entries(query.parameters).map(([key, values]) => [key, map(values, key as ParameterKey)]),
  ),
})

/** Normalises a query: sorted and unique values, at most 60 in all (T16); an unknown sort becomes null. */
function tidy(query: ListQuery): ListQuery {
  let room = LIST_QUERY_MAX_VALUES
  const take = (values: readonly QueryValue[] = []): QueryValue[] => {
    const taken = tidyValues(values).slice(0, room)
    room -= taken.length
    return taken
  }
  const filters = eachFilter((key) => take(query[key]))
  const parameters: ListQuery['parameters'] = {}
  for (const key of Object.keys(query.parameters).filter(isParameterKey).sort(compare)) {
    const taken = take(query.parameters[key])
    if (taken.length > 0) parameters[key] = taken
  }
  return { ...filters, parameters, sort: sortOf(query.sort), page: pageOf(query.page) }
}

/** The query of a plain list: no filters, default sort, first page. */
export const emptyListQuery = (): ListQuery => ({
  ...eachFilter(() => []),
  parameters: {},
  sort: null,
  page: 1,
})

/**
 * Parses the query string. Joins repeated keys, ignores unknown keys and invalid values. Never throws (R-LIST-01…03,
 * T16).
 */
export function parseListSearch(search: URLSearchParams): ListQuery {
  const query = emptyListQuery()
  for (const [key, text] of search) {
    const values = text.split(',').map(readValue)
    if (isFilterKey(key)) query[key].push(...values)
    else if (isParameterKey(key)) query.parameters[key] = [...(query.parameters[key] ?? []), ...values]
  }
  query.sort = search.getAll('sort').at(-1) ?? null
  const page = search.getAll('page').at(-1) ?? ''
  query.page = /^\d+$/.test(page) ? Number(page) : 1
  return tidy(query)
}

/** A value as the value of a form field, before URL encoding. */
export const fieldValue = ({ label, id }: QueryValue): string =>
  label === '' ? escapeText(id) : `${escapeText(label)}~${escapeText(id)}`
const writeValue = (value: QueryValue): string => encodeURIComponent(fieldValue(value))

/** The canonical query string: '' for a plain list, else `?brands=Bik~12,Neo~7&sort=PRICE&page=2`. */
export function canonicalSearch(query: ListQuery): string {
  const tidied = tidy(query)
  const { sort, page } = tidied
  const parts = filterEntries(tidied)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${encodeURIComponent(key)}=${values.map(writeValue).join(',')}`)
  if (sort) parts.push(`sort=${sort}`)
  if (page > 1) parts.push(`page=${page}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

// Labels only make the address readable. Without them all spellings share one cache entry.
const idsOnly = (query: ListQuery): ListQuery =>
  mapFilters(query, (values) => values.map(({ id }) => ({ label: '', id })))

/** Facet ids of all chosen values, in the order of the query. */
export const chosenFacets = (query: ListQuery): string[] =>
  filterEntries(query).flatMap(([, values]) => values.map(({ id }) => id))

/**
 * Cache class of a query (T28). The catalogue limits the number of `plain` and `further` pages; visitors can make up
 * any number of `variant` ones.
 */
export function listClass(query: ListQuery): 'plain' | 'further' | 'variant' {
  const { sort, page } = query
  if (sort !== null || chosenFacets(query).length > 0) return 'variant'
  return page > 1 ? 'further' : 'plain'
}

const PREFIX = { plain: '_', further: '_p', variant: VARIANT_PREFIX } as const

/** Internal route parameter of a query: its class, then base64url of ids, sort and page; `_` for a plain list. */
export function encodeListSegment(query: ListQuery): string {
  const bare = tidy(idsOnly(query))
  const text = btoa(canonicalSearch(bare).slice(1))
  return `${PREFIX[listClass(bare)]}${text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`
}

/**
 * Parses the internal route parameter, with '' for labels. Null for anything that `encodeListSegment` does not produce.
 */
export function decodeListSegment(segment: string): ListQuery | null {
  if (!/^_(?:[pv][\w-]+)?$/.test(segment)) return null
  try {
    const text = atob(segment.slice(2).replace(/-/g, '+').replace(/_/g, '/'))
    const query = parseListSearch(new URLSearchParams(text))
    return encodeListSegment(query) === segment ? query : null
  } catch {
    return null
  }
}

/**
 * The canonical query string for the request of a form without JavaScript: repeated filter keys are joined by commas,
 * typed prices become a range, unknown keys stay. Null when nothing has to be joined.
 */
export function joinRepeatedKeys(search: URLSearchParams): string | null {
  const isOurs = (key: string) => isFilterKey(key) || isParameterKey(key)
  const isTyped = (key: string) => key === PRICE_FIELDS.low || key === PRICE_FIELDS.high
  const keys = [...search.keys()].filter(isOurs)
  if (new Set(keys).size === keys.length && ![...search.keys()].some(isTyped)) return null
  const foreign = [...search].filter(([key]) => !isOurs(key) && !isTyped(key) && key !== 'sort' && key !== 'page')
  const query = parseListSearch(search)
  const typed = typedPriceRange(search)
  const ours = canonicalSearch(typed ? { ...query, price: [{ label: '', id: priceRangeId(typed) }] } : query).slice(1)
  const parts = [new URLSearchParams(foreign).toString(), ours].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
