/** Outcome of a form with an e-mail address; `incomplete`: a field other than the address is missing or invalid. */
export const FORM_OUTCOMES = ['done', 'invalid', 'incomplete', 'limited', 'failed'] as const
export type FormOutcome = (typeof FORM_OUTCOMES)[number]

export const isFormOutcome = (value: unknown): value is FormOutcome =>
  FORM_OUTCOMES.some((outcome) => outcome === value)
