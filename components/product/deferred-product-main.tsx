'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { ProductMainProps } from './product-main'

export const importProductMain = () => import('./product-main').then(({ ProductMain }) => ({ default: ProductMain }))

/** Gallery and buy column; their code is loaded at the first interaction with the page, or when idle for a favourite. */
export const DeferredProductMain = hydrateOnFirstInteraction<ProductMainProps>(importProductMain, {
  isNeeded: (state, { product }) => hasFavorite(state, [{ id: product.productId }]),
})
