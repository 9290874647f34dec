'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { ProductGridProps } from './product-grid'

const MESSAGES = lateMessages('idle', ['cart.addedTitle', 'cart.showCart', 'product', 'quickshop'])

/** `ProductGrid`, hydrated when idle and near, or if a product is a favourite, to fill its heart. */
export const DeferredProductGrid = hydrateOnFirstInteraction<ProductGridProps>(
  (lang) =>
    withLateMessages(
      lang,
      MESSAGES,
      import('./product-grid').then(({ ProductGrid }) => ProductGrid),
    ),
  { moment: 'rest', isBelow: true, isNeeded: (state, { rows }) => hasFavorite(state, rows) },
)
