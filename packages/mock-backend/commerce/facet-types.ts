import type { Localised } from '#catalogue/types'

/** One value a shopper can filter by; `index` is its place in the counters of a query. */
export type Facet = {
  index: number
  id: string
  group: FacetGroup
  label: Localised
  order: number
  parentId: string | null
  url: Localised | null
}

export type FacetGroup = {
  filterId: string
  type: 'Category' | 'Brand' | 'Sku' | 'Price' | 'Discount' | 'Parameter'
  label: Localised
  order: number
  /** How values stand: by the order given here, or by their label in the language asked. */
  sorted: 'given' | 'by label'
  facets: Facet[]
}
