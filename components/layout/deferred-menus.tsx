'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'

export const DeferredCategoryMenu = hydrateOnFirstInteraction(async () => {
  const { CategoryMenu } = await import('./category-menu')
  return { default: CategoryMenu }
})

export const DeferredPhoneMenuSteps = hydrateOnFirstInteraction(async () => {
  const { PhoneMenuSteps } = await import('./phone-menu-steps')
  return { default: PhoneMenuSteps }
})
