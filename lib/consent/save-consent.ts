import 'client-only'
import { writeCookie } from '@/lib/browser/cookies'
import { COOKIE, YEAR_IN_SECONDS } from '@/lib/config/constants'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { Shop } from '@/lib/store/shop'
import { applyConsent } from './apply-consent'
import { readConsent } from './consent'
import { CONSENT_VERSION, type ConsentChoice, type ConsentRecord, formatConsent, hasYes } from './consent-record'

/** Keeps the proof of a yes, or of its end, in the server's log. */
function sendProof({ version, choice, id }: ConsentRecord): void {
  const body = JSON.stringify({ id, version, ...choice })
  const headers = { 'content-type': 'application/json' }
  fetch('/api/consent', { method: 'POST', headers, body, keepalive: true }).then(
    ({ ok, status }) => {
      if (!ok) reloadOrReport(new Error(String(status)), { type: 'send', component: 'consent' })
    },
    (error) => reloadOrReport(error, { type: 'send', component: 'consent' }),
  )
}

/**
 * Stores the shopper's choice for 12 months and applies it in every tab. Everyone's no is kept on the device alone; a yes
 * gets a random id, under which the server's log proves it, and which ends with the last yes.
 */
export function saveConsent(shop: Shop, choice: ConsentChoice): void {
  const before = readConsent()
  const id = before?.id ?? (hasYes(choice) ? crypto.randomUUID() : null)
  const record = { version: CONSENT_VERSION, at: Math.floor(Date.now() / 1000), choice, id }
  if (id) sendProof(record)
  writeCookie(COOKIE.consent, formatConsent(hasYes(choice) ? record : { ...record, id: null }), YEAR_IN_SECONDS)
  shop.post({ type: 'consent', data: choice })
  applyConsent(shop, choice)
}
