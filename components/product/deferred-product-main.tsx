'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { Lang } from '@/lib/market/market-table'
import type { ProductMainProps } from './product-main'

export const importProductMain = (lang: Lang) =>
  withLateMessages(
    lang,
    import('./product-main').then(({ ProductMain }) => ProductMain),
  )

/** `ProductMain`, hydrated at the first interaction; when idle if the product is a favourite, to fill its heart. */
export const DeferredProductMain = hydrateOnFirstInteraction<ProductMainProps>(importProductMain, {
  isNeeded: (state, { product }) => hasFavorite(state, [{ id: product.productId }]),
})
