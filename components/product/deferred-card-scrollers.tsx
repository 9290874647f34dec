'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { hasFavorite } from '@/lib/favorites/has-favorite'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { Lang } from '@/lib/market/market-table'
import type { CardScrollersProps } from './card-scrollers'

const MESSAGES = lateMessages('idle', ['cart.addedTitle', 'cart.showCart', 'product', 'quickshop'])

export const importCardScrollers = (lang: Lang) =>
  withLateMessages(
    lang,
    MESSAGES,
    import('./card-scrollers').then(({ CardScrollers }) => CardScrollers),
  )

/** `CardScrollers`, hydrated when idle and near, or if a product is a favourite, to fill its heart. */
export const DeferredCardScrollers = hydrateOnFirstInteraction<CardScrollersProps>(importCardScrollers, {
  moment: 'rest',
  isBelow: true,
  isNeeded: (state, { scrollers }) => scrollers.some(({ rows }) => hasFavorite(state, rows)),
})
