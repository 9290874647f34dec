/** What a shopper may agree to. What is necessary for what she asks for needs no consent and is not in the list. */
export const PURPOSES = ['preferences', 'statistics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

export type ConsentChoice = Record<Purpose, boolean>

export const NOTHING_ALLOWED: ConsentChoice = { preferences: false, statistics: false, marketing: false }

/** Raise it when a purpose or what it stores changes: shoppers are asked again. */
export const CONSENT_VERSION = 2

/**
 * `at`: seconds since 1970. `id` names a yes in the server's log; a no needs no proof and gets no id, but the end of a yes
 * has its id until it is in the log.
 */
export type ConsentRecord = {
  version: number
  at: number
  choice: ConsentChoice
  id: string | null
  /** Chosen while the browser asked not to use the shopper's data (Global Privacy Control). */
  hadSignal?: boolean
  /** Not in the server's log yet. */
  isUnproven?: boolean
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const hasYes = (choice: ConsentChoice): boolean => PURPOSES.some((purpose) => choice[purpose])

/** Null for a text that is missing, of another version or unreadable: the shopper is asked then. */
export function parseConsent(text: string | undefined): ConsentRecord | null {
  const [version, at, allowed, id, marks = ''] = (text ?? '').split('~')
  if (version !== String(CONSENT_VERSION) || !/^\d{1,12}$/.test(at ?? '') || allowed === undefined) return null
  const names = allowed.split('.')
  const choice = { ...NOTHING_ALLOWED }
  for (const purpose of PURPOSES) choice[purpose] = names.includes(purpose)
  const found = marks.split('.')
  return {
    version: CONSENT_VERSION,
    at: Number(at),
    choice,
    id: UUID.test(id ?? '') ? (id ?? null) : null,
    ...(found.includes('signal') && { hadSignal: true }),
    ...(found.includes('unproven') && { isUnproven: true }),
  }
}
