'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

// the menus have hundreds of links: hydration at the first tap would delay it
const OPTIONS = { moment: 'rest' } as const

const importCategoryMenu = () => import('./category-menu').then(({ CategoryMenu }) => ({ default: CategoryMenu }))

export const DeferredCategoryMenu = hydrateOnFirstInteraction(importCategoryMenu, OPTIONS)

const importPhoneMenuSteps = () =>
  import('./phone-menu-steps').then(({ PhoneMenuSteps }) => ({ default: PhoneMenuSteps }))

export const DeferredPhoneMenuSteps = hydrateOnFirstInteraction(importPhoneMenuSteps, OPTIONS)
