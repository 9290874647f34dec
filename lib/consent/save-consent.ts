import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { applyConsent } from './apply-consent'
import { hasPrivacySignal, storedConsent } from './consent'
import { CONSENT_VERSION, type ConsentChoice, hasYes } from './consent-record'
import { proveConsent, writeConsent } from './prove-consent'

/**
 * Stores the shopper's choice for 12 months and applies it in every tab. Everyone's no is kept on the device alone; a yes
 * gets a random id, under which the server's log proves it, and which ends with the last yes.
 */
export function saveConsent(shop: Shop, choice: ConsentChoice): void {
  const id = storedConsent()?.id ?? (hasYes(choice) ? crypto.randomUUID() : null)
  const at = Math.floor(Date.now() / 1000)
  writeConsent({ version: CONSENT_VERSION, at, choice, id, hadSignal: hasPrivacySignal(), isUnproven: id !== null })
  void proveConsent()
  shop.post({ type: 'consent', data: choice })
  applyConsent(shop, choice)
}
