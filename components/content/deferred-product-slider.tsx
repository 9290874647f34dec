'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { ProductSliderProps } from './product-slider'

/** `ProductSlider`, hydrated at the first interaction; when idle if a product is a favourite, to fill its heart. */
export const DeferredProductSlider = hydrateOnFirstInteraction<ProductSliderProps>(
  (lang) =>
    withLateMessages(
      lang,
      import('./product-slider').then(({ ProductSlider }) => ProductSlider),
    ),
  { isNeeded: (state, { rows }) => hasFavorite(state, rows) },
)
