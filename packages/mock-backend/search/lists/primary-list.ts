import type { PrimaryList } from '@apptus/esales-api'
import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import { countFacets } from '#commerce/facet-counts'
import type { Selection } from '#commerce/list-selector'
import { once } from '#commerce/once'
import { mapFacets } from '#search/facets/map-facets'
import type { FacetChoices } from '#search/facets/parse-choices'
import type { Presentation } from '#search/products/presentation'
import { productGroups } from '#search/products/product-groups'
import type { SearchService } from '#search/search-context'
import type { Paging } from './list-params'
import { matchChoices } from './match-choices'
import { orderHits } from './order-hits'
import { LIST_SORTS, type ListSort, sortOptions } from './sort-labels'
import { styleHits } from './style-hits'

/** Further colours that a group of a list carries. */
const SIBLINGS = 3

export type ListQuestion = {
  selection: Selection
  /** Of a text search, by position; null for a list without a text. */
  scores: Float32Array | null
  choices: FacetChoices
  sort: ListSort
  paging: Paging
}

/** Style by position: what facets count. */
const stylesOf = once((entries: readonly Entry[]) => Int32Array.from(entries, ({ style }) => style.styleId))

/** A list of product groups with its facets. Hits and facet counts count groups, so that a count keeps what it promises. */
export function primaryList(service: SearchService, question: ListQuestion, view: Presentation): PrimaryList {
  const { commerce } = service
  const { index, facets } = commerce
  const { place } = view
  const { choices, sort, scores, paging } = question
  const marketIndex = commerce.marketIndexOf(place.market)
  const matches = matchChoices(commerce, place, question)
  const positions = orderHits(commerce, matches, { place, sort, scores })
  const hits = styleHits(
    commerce,
    positions.map((at) => itemAt(index.entries, at)),
  )
  const counted = countFacets(facets.registry, marketIndex, matches, 'BY_GROUP', place, stylesOf(index.entries))
  return {
    sort: sortOptions(sort, LIST_SORTS, place.lang),
    productGroups: productGroups(service, hits.slice(paging.skip, paging.skip + paging.limit), view, SIBLINGS),
    totalHits: hits.length,
    facets: mapFacets(commerce, counted, choices, { place, totalHits: hits.length }),
  }
}
