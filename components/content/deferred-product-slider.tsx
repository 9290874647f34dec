'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { ProductSliderProps } from './product-slider'

const MESSAGES = lateMessages('idle', ['cart.addedTitle', 'cart.showCart', 'content', 'product', 'quickshop'])

/** Hydrates when the browser is idle and it is near, or if one of its products is a favourite. */
export const DeferredProductSlider = hydrateOnFirstInteraction<ProductSliderProps>(
  (lang) =>
    withLateMessages(
      lang,
      MESSAGES,
      import('./product-slider').then(({ ProductSlider }) => ProductSlider),
    ),
  { moment: 'rest', isBelow: true, isNeeded: (state, { rows }) => hasFavorite(state, rows) },
)
