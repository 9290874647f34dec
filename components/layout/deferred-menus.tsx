'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

// When a link is followed, React hydrates the layout before it shows the next page. The menus have hundreds of links,
// so they hydrate when idle: hydration at the first tap would delay it.
const OPTIONS = { moment: 'layout' } as const

export const importCategoryMenu = () =>
  import('./category-menu').then(({ CategoryMenu }) => ({ default: CategoryMenu }))

export const DeferredCategoryMenu = hydrateOnFirstInteraction(importCategoryMenu, OPTIONS)

export const importPhoneMenuSteps = () =>
  import('./phone-menu-steps').then(({ PhoneMenuSteps }) => ({ default: PhoneMenuSteps }))

export const DeferredPhoneMenuSteps = hydrateOnFirstInteraction(importPhoneMenuSteps, OPTIONS)
