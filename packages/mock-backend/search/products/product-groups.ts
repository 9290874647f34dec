import type { ProductGroup } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import { styleHit } from '#search/lists/style-hits'
import type { SearchService } from '#search/search-context'
import type { Presentation } from './presentation'
import { productCard } from './product-card'

/** Most further colours in a product group of a list. */
const SIBLINGS = 3

/**
 * Number of further colours in each group. It is 0 with custom attributes, because these are large and contain the
 * other colours.
 */
export const siblingsIn = ({ presentCustom }: Presentation): number => (presentCustom.length > 0 ? 0 : SIBLINGS)

/**
 * A product group for each style in `styles`, a list of its matching colours; each group has at most `siblings` further
 * colours. Also announces the card pictures to the image service, so that it can draw them in advance.
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

/** A product group for each product, without further colours. */
export const singleGroups = (service: SearchService, entries: readonly Entry[], view: Presentation): ProductGroup[] =>
  productGroups(
    service,
    entries.map((entry) => [entry]),
    view,
    0,
  )
