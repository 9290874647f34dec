'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

// When a link is followed, React hydrates what the layout shows before it shows the next page. Hundreds of links would
// delay the first tap, so the menus do not wait for it.
const OPTIONS = { moment: 'idle' } as const

export const importCategoryMenu = () =>
  import('./category-menu').then(({ CategoryMenu }) => ({ default: CategoryMenu }))

export const DeferredCategoryMenu = hydrateOnFirstInteraction(importCategoryMenu, OPTIONS)

export const importPhoneMenuSteps = () =>
  import('./phone-menu-steps').then(({ PhoneMenuSteps }) => ({ default: PhoneMenuSteps }))

export const DeferredPhoneMenuSteps = hydrateOnFirstInteraction(importPhoneMenuSteps, OPTIONS)
