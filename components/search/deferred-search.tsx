'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

// React hydrates the layout before it shows the next page, so they do not wait for `page`
const OPTIONS = { moment: 'layout' } as const

export const importSearchButton = () =>
  import('./search-button').then(({ SearchButton }) => ({ default: SearchButton }))

export const DeferredSearchButton = hydrateOnFirstInteraction(importSearchButton, OPTIONS)

export const importSearchField = () => import('./search-field').then(({ SearchField }) => ({ default: SearchField }))

export const DeferredSearchField = hydrateOnFirstInteraction(importSearchField, OPTIONS)
