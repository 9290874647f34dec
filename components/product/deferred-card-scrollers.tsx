'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import type { CardScrollersProps } from './card-scrollers'

export const importCardScrollers = () =>
  import('./card-scrollers').then(({ CardScrollers }) => ({ default: CardScrollers }))

/** `CardScrollers`, hydrated at the first interaction, or when idle to fill the hearts of favourites. */
export const DeferredCardScrollers = hydrateOnFirstInteraction<CardScrollersProps>(importCardScrollers, {
  isNeeded: (state, { scrollers }) => scrollers.some(({ rows }) => hasFavorite(state, rows)),
})
