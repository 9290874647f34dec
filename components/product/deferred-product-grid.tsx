'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { ProductGridProps } from './product-grid'

/** `ProductGrid`, hydrated at the first interaction. */
export const DeferredProductGrid = hydrateOnFirstInteraction<ProductGridProps>(() =>
  import('./product-grid').then(({ ProductGrid }) => ({ default: ProductGrid })),
)
