'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { Lang } from '@/lib/market/market-table'

const MESSAGES = lateMessages('idle', ['cart.removeName', 'product.lowestPrice', 'product.regularPrice', 'searchField'])

export const importSearchField = (lang: Lang) =>
  withLateMessages(
    lang,
    MESSAGES,
    import('./search-field').then(({ SearchField }) => SearchField),
  )

// part of the layout, which React hydrates before it shows the next page: it must not wait for `page`
export const DeferredSearchField = hydrateOnFirstInteraction(importSearchField, { moment: 'layout' })
