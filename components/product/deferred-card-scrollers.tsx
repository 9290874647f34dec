'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { CardScrollersProps } from './card-scrollers'

export const importCardScrollers = () =>
  import('./card-scrollers').then(({ CardScrollers }) => ({ default: CardScrollers }))

/** `CardScrollers`, hydrated at the first interaction. */
export const DeferredCardScrollers = hydrateOnFirstInteraction<CardScrollersProps>(importCardScrollers)
