import type { ListFacet } from './filter-types'

/** Key of a parameter of the service in an address: `p-Color`. */
export type ParameterKey = `p-${string}`

type Filter = {
  /** Place among the filter groups; parameters that are not in the table follow in the order of the service. */
  rank: number
  /** Type of the facet in lists; parameters are told apart by their id. */
  facetType?: string
  /** Id of the facet in the search service. */
  searchFacet: string
  /** How the values of a group are drawn. */
  look: 'line' | 'cell' | 'colour'
  /** Whether the group is expanded without a chosen value. */
  isOpen: boolean
}

/** Key of the colour filter, whose values have a colour. */
export const COLOUR_KEY = 'p-Color'

/** The filters of lists and searches by their key in addresses, in the order of addresses. A new filter is a new row. */
const FILTERS = {
  categories: { rank: 0, facetType: 'Category', searchFacet: 'category', look: 'line', isOpen: false },
  brands: { rank: 4, facetType: 'Brand', searchFacet: 'brand', look: 'line', isOpen: false },
  skus: { rank: 1, facetType: 'Sku', searchFacet: 'size', look: 'cell', isOpen: true },
  price: { rank: 3, facetType: 'Price', searchFacet: 'price', look: 'line', isOpen: true },
  discount: { rank: 5, facetType: 'Discount', searchFacet: 'sale', look: 'line', isOpen: false },
  [COLOUR_KEY]: { rank: 2, searchFacet: 'color', look: 'colour', isOpen: true },
} as const satisfies Record<string, Filter>

type KnownKey = keyof typeof FILTERS
/** Key of a filter that is no parameter. */
export type FilterKey = Exclude<KnownKey, ParameterKey>

const isKnown = (key: string): key is KnownKey => Object.hasOwn(FILTERS, key)
const isParameter = (key: string): key is ParameterKey => key.startsWith('p-')
const KNOWN_KEYS = Object.keys(FILTERS).filter(isKnown)

export const isFilterKey = (key: string): key is FilterKey => isKnown(key) && !isParameter(key)
export const FILTER_KEYS: readonly FilterKey[] = KNOWN_KEYS.filter(isFilterKey)

/** The row of a filter; null for a parameter that is not in the table. */
export const filterOf = (key: string): Filter | null => (isKnown(key) ? FILTERS[key] : null)

/** Key of a facet of a list. */
export const keyOfFacet = ({ type, id }: { type: string; id: string }): FilterKey | ParameterKey =>
  FILTER_KEYS.find((key) => FILTERS[key].facetType === type) ?? `p-${id}`

const CUSTOM = 'custom.'

/** Key of a facet of the search service; null for a facet that the shop does not offer. */
export function keyOfSearchFacet(id: string): string | null {
  if (id.startsWith(CUSTOM) && id.length > CUSTOM.length) return `p-${id.slice(CUSTOM.length)}`
  return KNOWN_KEYS.find((key) => FILTERS[key].searchFacet === id) ?? null
}

/** The search service's facet for a filter key; the inverse of `keyOfSearchFacet`. */
export const searchFacetOf = (key: string): string => filterOf(key)?.searchFacet ?? CUSTOM + key.slice('p-'.length)

const rankOf = ({ key }: ListFacet): number => filterOf(key)?.rank ?? KNOWN_KEYS.length

/** Filter groups of a list or a search, in display order. */
export const byImportance = (groups: readonly ListFacet[]): ListFacet[] =>
  groups.toSorted((a, b) => rankOf(a) - rankOf(b))
