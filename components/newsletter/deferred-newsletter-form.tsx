'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { NewsletterFormProps } from './newsletter-form'

export const importNewsletterForm = () =>
  import('./newsletter-form').then(({ NewsletterForm }) => ({ default: NewsletterForm }))

/** `NewsletterForm`, hydrated at the first interaction: its form library is not part of the first load. */
export const DeferredNewsletterForm = hydrateOnFirstInteraction<NewsletterFormProps>(importNewsletterForm, {
  moment: 'layout',
})
