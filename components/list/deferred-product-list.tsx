'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { ProductListProps } from './product-list'

export const importProductList = () => import('./product-list').then(({ ProductList }) => ({ default: ProductList }))

/**
 * `ProductList`, hydrated at the first interaction, when idle to fill the hearts of favourites, or at once where it has a
 * place to return to.
 */
export const DeferredProductList = hydrateOnFirstInteraction<ProductListProps>(importProductList, {
  isNeeded: (state, { source }) => state.list.backNavigated || hasFavorite(state, source.rows),
})
