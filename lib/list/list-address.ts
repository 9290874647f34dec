import type { ListPageInfoQuery, ProductsQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Lang } from '@/lib/market/market-table'
import { isListPath, type ListPlace } from './list-place'
import { canonicalSearch, chosenFacets, type FilterValue, type ListQuery, type ParameterKey } from './list-query'
import { parsePriceRange } from './price-range'

type Info = NonNullable<ListPageInfoQuery['listPageInfo']>
type Result = ProductsQuery['products']

/** Where a list really is: path without market and language, query, and how to redirect there. */
export type ListMove = { kind: 'moved'; canonicalUrl: string; search: string; status: 307 | 308 }

/** The one path of a list; null when the service found something that is no list of that kind. */
export function canonicalListPath(
  lang: Lang,
  asked: ListPlace,
  { canonicalUrl, alias }: Pick<Info, 'canonicalUrl' | 'alias'>,
): string | null {
  const path = tidyPath(canonicalUrl ?? (asked.kind === 'category' ? `/c/${alias}` : asked.path))
  // A category is asked for by its alias, which a brand may have too.
  if (asked.kind === 'category') return path.startsWith('/c/') ? path : null
  return isListPath(lang, path) ? path : null
}

/** One spelling of a path, so that a slash or an escape more is no other address. */
const tidyPath = (path: string): string => {
  const segments = path.split('/').filter(Boolean)
  try {
    return `/${segments.map((segment) => decodeURIComponent(segment).normalize('NFC')).join('/')}`
  } catch {
    return `/${segments.join('/')}`
  }
}

/** Label of every value a list can be filtered by, hidden ones included. */
function facetLabels(result: Result): Map<string, string> {
  const values = present(result?.filters?.facets).flatMap((facet) => present(facet.values))
  return new Map(values.flatMap(({ facetId, label }) => (facetId ? [[facetId, label ?? ''] as const] : [])))
}

/** Values of a price as they may stand: bands the list has, else the first range. */
function knownPrice(values: readonly FilterValue[], bands: readonly FilterValue[]): FilterValue[] {
  return bands.length > 0 ? [...bands] : values.filter(({ id }) => parsePriceRange(id) !== null).slice(0, 1)
}

/** The query with the values the list has, and their labels. */
function withKnownValues(query: ListQuery, labels: ReadonlyMap<string, string>): ListQuery {
  const known = (values: readonly FilterValue[]): FilterValue[] =>
    values.flatMap(({ id }) => {
      const label = labels.get(id)
      return label === undefined ? [] : [{ label, id }]
    })
  const { categories, brands, skus, price, discount, parameters } = query
  return {
    ...query,
    categories: known(categories),
    brands: known(brands),
    skus: known(skus),
    price: knownPrice(price, known(price)),
    discount: known(discount),
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([key, values]) => [key as ParameterKey, known(values)]),
    ),
  }
}

/**
 * T28: the canonical address of a list asked for under another parent path, or with filter values it does not have;
 * null when it is where it should be. `plain` is the list without any filter.
 */
export function findListMove(
  asked: { path: string; query: ListQuery },
  canonicalUrl: string,
  plain: Result,
): ListMove | null {
  const query = withKnownValues(asked.query, facetLabels(plain))
  const isComplete = chosenFacets(query).length === chosenFacets(asked.query).length
  if (isComplete && asked.path === canonicalUrl) return null
  // Values may come back with new stock, so the browser must not remember that redirect.
  return { kind: 'moved', canonicalUrl, search: canonicalSearch(query), status: isComplete ? 308 : 307 }
}
