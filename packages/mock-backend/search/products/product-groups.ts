import type { ProductGroup } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import { styleHit } from '#search/lists/style-hits'
import type { SearchService } from '#search/search-context'
import type { Presentation } from './presentation'
import { productCard } from './product-card'

/** Further colours that a group of a list carries. */
const SIBLINGS = 3

/**
 * Custom attributes are large and name the other colours themselves, so a list that presents them has one product in
 * each group.
 */
export const siblingsIn = ({ presentCustom }: Presentation): number => (presentCustom.length > 0 ? 0 : SIBLINGS)

/**
 * A product group for each style, given by its colours that match, and at most `siblings` further colours in each.
 * Tells the image service which cards will be asked for.
 */
export function productGroups(
  service: SearchService,
  styles: readonly (readonly Entry[])[],
  view: Presentation,
  siblings: number,
): ProductGroup[] {
  const hits = styles.map((matching) => styleHit(service.commerce, matching))
  service.commerce.onListed(hits.flatMap(({ main }) => main.product.pictures[0] ?? []))
  return hits.map(({ main, others }) => ({
    key: String(main.style.styleId),
    remaining: Math.max(others.length - siblings, 0),
    products: [main, ...others.slice(0, siblings)].map((entry) => productCard(service, entry, view)),
  }))
}

/** Product groups of single products, without further colours. */
export const singleGroups = (service: SearchService, entries: readonly Entry[], view: Presentation): ProductGroup[] =>
  productGroups(
    service,
    entries.map((entry) => [entry]),
    view,
    0,
  )
