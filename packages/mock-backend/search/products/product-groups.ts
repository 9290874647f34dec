import type { ProductGroup } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import type { SearchService } from '#search/search-context'
import type { Presentation } from './presentation'
import { productCard } from './product-card'

/** The colours of one style in the order in which they are shown; the first is the main product. */
export type StyleHit = { main: Entry; others: readonly Entry[] }

/**
 * Product groups, one per style, with at most `siblings` further colours each. Custom attributes are large, so only the
 * main product, which is what a card shows, has them. Tells the image service which cards will be asked for.
 */
export function productGroups(
  service: SearchService,
  hits: readonly StyleHit[],
  view: Presentation,
  siblings: number,
): ProductGroup[] {
  service.commerce.onListed(hits.flatMap(({ main }) => main.product.pictures[0] ?? []))
  return hits.map(({ main, others }) => ({
    key: String(main.style.styleId),
    remaining: Math.max(others.length - siblings, 0),
    products: [
      productCard(service, main, view, view.presentCustom),
      ...others.slice(0, siblings).map((entry) => productCard(service, entry, view, [])),
    ],
  }))
}
