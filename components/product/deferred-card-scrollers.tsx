'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { CardScrollersProps } from './card-scrollers'

/** `CardScrollers`, hydrated at the first interaction. */
export const DeferredCardScrollers = hydrateOnFirstInteraction<CardScrollersProps>(() =>
  import('./card-scrollers').then(({ CardScrollers }) => ({ default: CardScrollers })),
)
