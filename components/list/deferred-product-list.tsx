'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { ProductListProps } from './product-list'

/** `ProductList`, hydrated at the first interaction. */
export const DeferredProductList = hydrateOnFirstInteraction<ProductListProps>(() =>
  import('./product-list').then(({ ProductList }) => ({ default: ProductList })),
)
