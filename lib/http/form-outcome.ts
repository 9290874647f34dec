/** Outcome of a form, shown to the shopper; `incomplete`: something besides the e-mail address is missing. */
export const FORM_OUTCOMES = ['done', 'invalid', 'incomplete', 'limited', 'failed'] as const
export type FormOutcome = (typeof FORM_OUTCOMES)[number]

export const isFormOutcome = (value: unknown): value is FormOutcome =>
  FORM_OUTCOMES.some((outcome) => outcome === value)
