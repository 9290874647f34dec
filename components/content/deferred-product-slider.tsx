'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { ProductSliderProps } from './product-slider'

/** Hydrates when the browser is idle and it is near, or if one of its products is a favourite. */
export const DeferredProductSlider = hydrateOnFirstInteraction<ProductSliderProps>(
  (lang) =>
    withLateMessages(
      lang,
      import('./product-slider').then(({ ProductSlider }) => ProductSlider),
    ),
  { moment: 'rest', isBelow: true, isNeeded: (state, { rows }) => hasFavorite(state, rows) },
)
