import type { Localised } from '#catalogue/types'

/** One value a shopper can filter by. `index` is its position in the array of counts. */
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
  /** Order of the values: by their `order`, or by label in the requested language. */
  sorted: 'given' | 'by label'
  facets: Facet[]
}
