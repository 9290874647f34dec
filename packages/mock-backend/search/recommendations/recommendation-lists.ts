import type { Algorithm, RecommendationList } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import type { Visitor } from '#search/http/parse-visitor'
import { entriesOfKeys, entryOfKey } from '#search/products/entry-of-key'
import type { Presentation } from '#search/products/presentation'
import { singleGroups } from '#search/products/product-groups'
import type { SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { NEEDS_PRODUCT } from './algorithms'
import { availableProducts } from './available-products'
import { chooseProducts } from './choose-products'
import { DEFAULT_LABELS } from './default-labels'
import type { ListConfig } from './list-config'
import type { Occasion } from './recommendation'
import { showMoreLink } from './show-more-link'

/** Product, cart and algorithm of a page: the defaults of its recommendation lists. */
export type PageSubject = { base: Entry | null; cart: readonly Entry[]; algorithm: Algorithm }

/** The available products whose style is neither that of `base` nor in the cart. */
function othersOf(available: readonly Entry[], base: Entry | null, cart: readonly Entry[]): Entry[] {
  const excluded = new Set([...(base ? [base] : []), ...cart].map(({ style }) => style.styleId))
  return available.filter(({ style }) => !excluded.has(style.styleId))
}

type Parts = { service: SearchService; visitor: Visitor; subject: PageSubject; available: readonly Entry[] }

function occasionOf({ service, visitor, subject, available }: Parts, { params }: ListConfig): Occasion {
  const { commerce, sessions } = service
  const base = params.productKey === undefined ? subject.base : entryOfKey(commerce, params.productKey)
  const cart = params.cart ? entriesOfKeys(commerce, params.cart) : subject.cart
  return {
    commerce,
    storefront: visitor.storefront,
    base,
    cart,
    customer: sessions.customerOf(visitor),
    interest: sessions.interestOf(visitor),
    candidates: othersOf(available, base, cart),
  }
}

/**
 * The requested recommendation lists, in their order. No style is in two of them; an empty list is not visible. Throws
 * a SearchError 400 for an algorithm that needs a product when none is given.
 */
export function recommendationLists(
  service: SearchService,
  visitor: Visitor,
  { configs, subject, view }: { configs: readonly ListConfig[]; subject: PageSubject; view: Presentation },
): RecommendationList[] {
  if (configs.length === 0) return []
  const parts = { service, visitor, subject, available: availableProducts(service.commerce, visitor.storefront) }
  const shown = new Set<number>()
  return configs.map((config) => {
    const algorithm = config.algorithm ?? subject.algorithm
    const occasion = occasionOf(parts, config)
    if (!occasion.base && NEEDS_PRODUCT.has(algorithm)) {
      throw new SearchError(400, `The algorithm ${algorithm} needs "params.productKey"`)
    }
    const entries = chooseProducts(algorithm, occasion, shown, config.limit)
    for (const { style } of entries) shown.add(style.styleId)
    const link = config.showMoreLink ?? showMoreLink(algorithm, occasion)
    return {
      id: config.id,
      algorithm,
      productGroups: singleGroups(service, entries, view),
      visible: entries.length > 0,
      label: config.label ?? DEFAULT_LABELS[algorithm][view.storefront.lang],
      ...(link && { showMoreLink: link }),
      visualization: config.visualization,
    }
  })
}
