'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { ProductListProps } from './product-list'

export const importProductList = () => import('./product-list').then(({ ProductList }) => ({ default: ProductList }))

/** `ProductList`, hydrated at the first interaction, or at once where it has a place to return to. */
export const DeferredProductList = hydrateOnFirstInteraction<ProductListProps>(importProductList, {
  isNeeded: ({ list }) => list.backNavigated,
})
