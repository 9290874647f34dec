import { type ConsentRecord, PURPOSES } from './consent-record'

/**
 * The text of the cookie: version, time, allowed purposes, id and, if there are any, marks, without characters that a
 * cookie encodes.
 */
export function formatConsent({ version, at, choice, id, hadSignal, isUnproven }: ConsentRecord): string {
  const marks = [...(hadSignal ? ['signal'] : []), ...(isUnproven ? ['unproven'] : [])].join('.')
  const allowed = PURPOSES.filter((purpose) => choice[purpose]).join('.')
  return [version, at, allowed, id ?? '', ...(marks ? [marks] : [])].join('~')
}
