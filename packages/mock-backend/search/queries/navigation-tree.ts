import type { NavigationTree } from '@apptus/esales-api'
import { EVERYTHING, NO_CHOICES } from '#search/lists/find-products'
import { countCategories } from '#search/navigation/count-categories'
import { buildNavigationTree } from '#search/navigation/navigation'
import type { Query } from '#search/search-context'

/** All categories with their numbers of product groups. */
export const navigationTree: Query = ({ commerce }, { visitor: { storefront } }): NavigationTree => {
  const all = { selection: EVERYTHING, scores: null, choices: NO_CHOICES, sort: 'RELEVANCE' } as const
  return { tree: buildNavigationTree({ commerce, storefront, counts: countCategories(commerce, storefront, all) }) }
}
