'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { ProductGridProps } from './product-grid'

/** `ProductGrid`, hydrated at the first interaction, or when idle to fill the hearts of favourites. */
export const DeferredProductGrid = hydrateOnFirstInteraction<ProductGridProps>(
  (lang) =>
    withLateMessages(
      lang,
      import('./product-grid').then(({ ProductGrid }) => ProductGrid),
    ),
  { isNeeded: (state, { rows }) => hasFavorite(state, rows) },
)
