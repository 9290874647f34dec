import type { ListPageInfoQuery, ProductsQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { canonicalSearch, chosenFacets, type FilterValue, type ListQuery, type ParameterKey } from './list-query'
import { parsePriceRange } from './price-range'

type Info = NonNullable<ListPageInfoQuery['listPageInfo']>
type Result = ProductsQuery['products']

/** Where a list really is: path without market and language, query, and how to redirect there. */
export type ListMove = { kind: 'moved'; canonicalUrl: string; search: string; status: 307 | 308 }

const CATEGORY_PATH = '/c/'

/** Path of a category's list; null when what the service found is no category. */
export function categoryPath({ canonicalUrl, alias }: Pick<Info, 'canonicalUrl' | 'alias'>): string | null {
  const path = tidyPath(canonicalUrl ?? `${CATEGORY_PATH}${alias}`)
  return path.startsWith(CATEGORY_PATH) ? path : null
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
  asked: { path: readonly string[]; query: ListQuery },
  canonicalUrl: string,
  plain: Result,
): ListMove | null {
  const query = withKnownValues(asked.query, facetLabels(plain))
  const isComplete = chosenFacets(query).length === chosenFacets(asked.query).length
  if (isComplete && `${CATEGORY_PATH}${asked.path.join('/')}`.normalize('NFC') === canonicalUrl) return null
  // Values may come back with new stock, so the browser must not remember that redirect.
  return { kind: 'moved', canonicalUrl, search: canonicalSearch(query), status: isComplete ? 308 : 307 }
}
