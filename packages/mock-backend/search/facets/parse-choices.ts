import * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { parseWith } from '#search/http/parse-visitor'
import { splitList } from '#search/products/presentation'
import { groupOfFacet } from './facet-ids'

/** The visitor's filters. Value ids are those of the commerce lists (`b_3`); prices are in currency units with VAT. */
export type FacetChoices = {
  values: ReadonlySet<string>
  price: { min?: number; max?: number }
  sale: boolean
}

const MOST_VALUES = 100

/** Replaces a value that the facet does not have; no product matches it. */
const NO_VALUE = ''

const amount = (name: string) =>
  z.coerce
    .number(`Query parameter "${name}" must be a number`)
    .nonnegative(`Query parameter "${name}" must not be negative`)
    .optional()

const fixedSchema = z.object({
  'f.price.min': amount('f.price.min'),
  'f.price.max': amount('f.price.max'),
  'f.sale': z.enum(['true', 'false'], 'Query parameter "f.sale" must be true or false').optional(),
})

/** Value id of a request parameter; a category may be given without its prefix `c_`. */
const valueId = (group: string, value: string): string =>
  group === 'Category' && /^\d+$/.test(value) ? `c_${value}` : value

/**
 * Parses `f.<id>=a|b`, `f.price.min`, `f.price.max` and `f.sale` (R-SEARCH-03). Unknown facets are ignored; an unknown
 * value of a facet matches nothing. Throws a SearchError 400 for an invalid price or checkbox value.
 */
export function parseChoices(params: URLSearchParams, commerce: Commerce, storefront: Storefront): FacetChoices {
  // This call registers the facets of sizes and parameters, if the market has not been indexed yet.
  commerce.marketIndexOf(storefront.market)
  const { registry } = commerce.facets
  const fixed = parseWith(fixedSchema, Object.fromEntries(params))
  const values = [...params].flatMap(([name, text]) => {
    const group = name.startsWith('f.') ? groupOfFacet(name.slice(2)) : null
    if (group === null || !registry.groups.has(group)) return []
    return splitList(text)
      .map((value) => valueId(group, value))
      .map((id) => (registry.byId.get(id)?.group.filterId === group ? id : NO_VALUE))
  })
  return {
    values: new Set(values.slice(0, MOST_VALUES)),
    price: { min: fixed['f.price.min'], max: fixed['f.price.max'] },
    sale: fixed['f.sale'] === 'true',
  }
}
