'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { ProductSliderProps } from './product-slider'

/** `ProductSlider`, hydrated at the first interaction. */
export const DeferredProductSlider = hydrateOnFirstInteraction<ProductSliderProps>(() =>
  import('./product-slider').then(({ ProductSlider }) => ({ default: ProductSlider })),
)
