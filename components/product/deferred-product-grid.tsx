'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { ProductGridProps } from './product-grid'

/** `ProductGrid`, hydrated at the first interaction, or when idle to fill the hearts of favourites. */
export const DeferredProductGrid = hydrateOnFirstInteraction<ProductGridProps>(
  () => import('./product-grid').then(({ ProductGrid }) => ({ default: ProductGrid })),
  { isNeeded: (state, { rows }) => hasFavorite(state, rows) },
)
