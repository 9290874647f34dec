'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

export const importSearchField = () => import('./search-field').then(({ SearchField }) => ({ default: SearchField }))

// React hydrates the layout before it shows the next page, so it does not wait for `page`
export const DeferredSearchField = hydrateOnFirstInteraction(importSearchField, { moment: 'layout' })
