import type { ListPageInfoQuery, ProductsQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Lang } from '@/lib/market/market-table'
import { isListPath, type ListPlace } from './list-place'
import { canonicalSearch, chosenFacets, type ListQuery, mapFilters, type QueryValue } from './list-query'
import { parsePriceRange } from './price-range'

type Info = NonNullable<ListPageInfoQuery['listPageInfo']>
type Result = ProductsQuery['products']

/** The redirect of a list: canonical path without market and language, query string and status. */
export type ListMove = { kind: 'moved'; canonicalUrl: string; search: string; status: 307 | 308 }

/**
 * The path of a list for which the service returns none. Lists that the service finds by their last segment get a path
 * without parent segments, so that addresses with made-up parents redirect (T28).
 */
function pathWithoutLevels({ kind, path, alias }: ListPlace, categoryAlias: string): string {
  if (kind === 'category') return `/c/${categoryAlias}`
  if (kind === 'brand') return `/b/${alias}`
  return kind === 'campaign' ? `/dc/${alias}` : path
}

/** The canonical path of a list; null when the service returned another kind of page. */
export function canonicalListPath(
  lang: Lang,
  asked: ListPlace,
  { canonicalUrl, alias }: Pick<Info, 'canonicalUrl' | 'alias'>,
): string | null {
  const path = tidyPath(canonicalUrl || pathWithoutLevels(asked, alias))
  // A category is requested by its alias, which a brand can have too.
  if (asked.kind === 'category') return path.startsWith('/c/') ? path : null
  return isListPath(lang, path) ? path : null
}

/** The path decoded, in NFC and without repeated or trailing slashes. */
const tidyPath = (path: string): string => {
  const segments = path.split('/').filter(Boolean)
  try {
    return `/${segments.map((segment) => decodeURIComponent(segment).normalize('NFC')).join('/')}`
  } catch {
    return `/${segments.join('/')}`
  }
}

/** The label by facet id of every filter value of the list, including hidden values. */
function facetLabels(result: Result): Map<string, string> {
  const values = present(result?.filters?.facets).flatMap((facet) => present(facet.values))
  return new Map(values.flatMap(({ facetId, label }) => (facetId ? [[facetId, label ?? ''] as const] : [])))
}

/** The valid price values: the price bands of the list among them, else the first valid range. */
function knownPrice(values: readonly QueryValue[], bands: readonly QueryValue[]): QueryValue[] {
  return bands.length > 0 ? [...bands] : values.filter(({ id }) => parsePriceRange(id) !== null).slice(0, 1)
}

/** The query with only the values that the list has, with the labels of the service. */
function withKnownValues(query: ListQuery, labels: ReadonlyMap<string, string>): ListQuery {
  const known = (values: readonly QueryValue[]): QueryValue[] =>
    values.flatMap(({ id }) => {
      const label = labels.get(id)
      return label === undefined ? [] : [{ label, id }]
    })
  return mapFilters(query, (values, key) => (key === 'price' ? knownPrice(values, known(values)) : known(values)))
}

/**
 * T28: the redirect to the canonical address, for a wrong parent path (308) or filter values that the list does not
 * have (307); null when the address is canonical. `plain` is the result without filters.
 */
export function findListMove(
  asked: { path: string; query: ListQuery },
  canonicalUrl: string,
  plain: Result,
): ListMove | null {
  const query = withKnownValues(asked.query, facetLabels(plain))
  const isComplete = chosenFacets(query).length === chosenFacets(asked.query).length
  if (isComplete && asked.path === canonicalUrl) return null
  // 307, because a value can exist again with new stock and browsers cache a 308.
  return { kind: 'moved', canonicalUrl, search: canonicalSearch(query), status: isComplete ? 308 : 307 }
}
