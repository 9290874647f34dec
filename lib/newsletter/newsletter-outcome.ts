/** What became of a subscription, as the form tells it. */
export const NEWSLETTER_OUTCOMES = ['done', 'invalid', 'limited', 'failed'] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

export const isNewsletterOutcome = (value: unknown): value is NewsletterOutcome =>
  NEWSLETTER_OUTCOMES.some((outcome) => outcome === value)
