'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

export const DeferredCategoryMenu = hydrateOnFirstInteraction(() =>
  import('./category-menu').then(({ CategoryMenu }) => ({ default: CategoryMenu })),
)

export const DeferredPhoneMenuSteps = hydrateOnFirstInteraction(() =>
  import('./phone-menu-steps').then(({ PhoneMenuSteps }) => ({ default: PhoneMenuSteps })),
)
