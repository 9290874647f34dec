/** What became of a subscription, as the form tells it. */
export const NEWSLETTER_OUTCOMES = ['done', 'invalid', 'limited', 'failed'] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

export const isNewsletterOutcome = (value: unknown): value is NewsletterOutcome =>
  NEWSLETTER_OUTCOMES.some((outcome) => outcome === value)

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/
const MOST = 254

/** Looks like an address one can write to; the letter itself is the proof. */
export const isEmail = (text: string): boolean => text.length <= MOST && EMAIL.test(text)
