'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { Lang } from '@/lib/market/market-table'
import type { NewsletterFormProps } from './newsletter-form'

const MESSAGES = lateMessages('idle', ['newsletter'])

export const importNewsletterForm = (lang: Lang) =>
  withLateMessages(
    lang,
    MESSAGES,
    import('./newsletter-form').then(({ NewsletterForm }) => NewsletterForm),
  )

/** `NewsletterForm`, hydrated at the first interaction: its form library is not part of the first load. */
export const DeferredNewsletterForm = hydrateOnFirstInteraction<NewsletterFormProps>(importNewsletterForm, {
  moment: 'layout',
})
