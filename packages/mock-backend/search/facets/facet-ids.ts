/** Facets that are not parameters, with the filter group of the commerce lists that each corresponds to. */
const NAMED_GROUPS = { category: 'Category', brand: 'Brand', size: 'Sku', color: 'Color' } as const

const PARAMETER = 'custom.'

/** Filter group of a facet id; null for an unknown id. */
export function groupOfFacet(facetId: string): string | null {
  if (facetId.startsWith(PARAMETER)) return facetId.slice(PARAMETER.length)
  return Object.entries(NAMED_GROUPS).find(([id]) => id === facetId)?.[1] ?? null
}

/** Facet id of a filter group: `brand`, `color` …, or `custom.` followed by the name of a parameter. */
export const facetOfGroup = (filterId: string): string =>
  Object.entries(NAMED_GROUPS).find(([, group]) => group === filterId)?.[0] ?? `${PARAMETER}${filterId}`
