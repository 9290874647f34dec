import type { ProductsQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Facet, FacetValue } from './list-types'

type RawFacets = NonNullable<NonNullable<ProductsQuery['products']>['filters']>['facets']
type RawFacet = NonNullable<NonNullable<RawFacets>[number]>

function mapValues(values: RawFacet['values']): FacetValue[] {
  return present(values)
    .filter(({ hidden, label, facetId }) => !hidden && label && label !== '-' && facetId)
    .sort((a, b) => a.order - b.order || (a.facetId ?? '').localeCompare(b.facetId ?? ''))
    .map(({ facetId, label, count, parentId }) => ({
      id: facetId ?? '',
      label: label ?? '',
      count,
      parentId: parentId || null,
    }))
}

/** Filter groups in order, without hidden values and groups left empty. */
export const mapFacets = (facets: RawFacets): Facet[] =>
  present(facets)
    .sort((a, b) => a.order - b.order)
    .map(({ filterId, type, label, values }) => ({
      id: filterId,
      type: type ?? '',
      label: label ?? '',
      values: mapValues(values),
    }))
    .filter(({ values }) => values.length > 0)
