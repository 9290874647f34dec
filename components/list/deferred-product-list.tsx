'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { Lang } from '@/lib/market/market-table'
import type { ProductListProps } from './product-list'

export const importProductList = (lang: Lang) =>
  withLateMessages(
    lang,
    import('./product-list').then(({ ProductList }) => ProductList),
  )

/**
 * `ProductList`, hydrated at the first interaction; when idle if it has a favourite, or after back navigation.
 */
export const DeferredProductList = hydrateOnFirstInteraction<ProductListProps>(importProductList, {
  isNeeded: (state, { source }) => state.list.backNavigated || hasFavorite(state, source.rows),
})
