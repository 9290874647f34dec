import type { PrimaryList } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import { countFacets } from '#commerce/facet-counts'
import type { Matches } from '#commerce/list-query'
import { memoise } from '#commerce/memoise'
import type { Storefront } from '#commerce/storefront'
import { mapFacets } from '#search/facets/map-facets'
import type { Presentation } from '#search/products/presentation'
import { productGroups, siblingsIn } from '#search/products/product-groups'
import type { SearchService } from '#search/search-context'
import { findProducts, type ListQuestion } from './find-products'
import type { Paging } from './list-params'
import { LIST_SORTS, sortOptions } from './sort-labels'

/** Style id by position; facets count styles. */
const stylesOf = memoise((entries: readonly Entry[]) => Int32Array.from(entries, ({ style }) => style.styleId))

/** Counts the facets of the matches by style. A value is counted as if nothing in its own group were chosen. */
export const countByStyle = ({ index, facets, marketIndexOf }: Commerce, matches: Matches, storefront: Storefront) =>
  countFacets(
    facets.registry,
    marketIndexOf(storefront.market),
    matches,
    'BY_GROUP',
    storefront,
    stylesOf(index.entries),
  )

/**
 * A page of product groups with the facets of the whole list. Facets count product groups, as `totalHits` does, so that
 * choosing a value gives as many hits as its count says.
 */
export function primaryList(
  service: SearchService,
  question: ListQuestion,
  { skip, limit }: Paging,
  view: Presentation,
): PrimaryList {
  const { commerce } = service
  const { storefront } = view
  const { matches, styles } = findProducts(commerce, storefront, question)
  const totalHits = styles.length
  return {
    sort: sortOptions(question.sort, LIST_SORTS, storefront.lang),
    productGroups: productGroups(service, styles.slice(skip, skip + limit), view, siblingsIn(view)),
    totalHits,
    facets: mapFacets(commerce, countByStyle(commerce, matches, storefront), question.choices, {
      storefront,
      totalHits,
    }),
  }
}
