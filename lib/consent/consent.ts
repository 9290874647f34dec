import 'client-only'
import { readCookie } from '@/lib/browser/cookies'
import { COOKIE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import {
  type ConsentChoice,
  type ConsentRecord,
  hasYes,
  NOTHING_ALLOWED,
  PURPOSES,
  type Purpose,
  parseConsent,
} from './consent-record'

/** Whether the browser asks every site not to use the shopper's data (Global Privacy Control). It counts as a no. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** The stored choice, even if the browser's privacy signal now overrides it. */
export const storedConsent = (): ConsentRecord | null => parseConsent(readCookie(COOKIE.consent))

/**
 * What the shopper has chosen on this device; null before a choice, after 12 months, when what is asked has changed, and
 * when the browser's signal is newer than a yes.
 */
export function readConsent(): ConsentRecord | null {
  const stored = storedConsent()
  return stored && hasYes(stored.choice) && !stored.hadSignal && hasPrivacySignal() ? null : stored
}

/**
 * Whether the shopper has agreed to a purpose. Nothing may be stored, sent or loaded for it otherwise; no other code
 * decides it.
 */
export const may = (purpose: Purpose): boolean => readConsent()?.choice[purpose] ?? false

const isEqual = (one: ConsentChoice, other: ConsentChoice): boolean =>
  PURPOSES.every((purpose) => one[purpose] === other[purpose])

/**
 * Calls `listener` when the choice changes, in this tab or another. The present choice is `may`. Returns a cleanup
 * function.
 */
export function watchConsent(
  { store }: Pick<Shop, 'store'>,
  listener: (choice: ConsentChoice, before: ConsentChoice) => void,
): () => void {
  return store.subscribe(({ consent }, { consent: old }) => {
    const [choice, before] = [consent.choice ?? NOTHING_ALLOWED, old.choice ?? NOTHING_ALLOWED]
    if (!isEqual(choice, before)) listener(choice, before)
  })
}
