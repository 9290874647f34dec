import 'client-only'
import { writeCookie } from '@/lib/browser/cookies'
import { COOKIE, YEAR_IN_SECONDS } from '@/lib/config/constants'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { storedConsent } from './consent'
import { type ConsentRecord, hasYes } from './consent-record'
import { formatConsent } from './format-consent'

const now = (): number => Math.floor(Date.now() / 1000)

/** Stores a choice until 12 months after it was made. */
export const writeConsent = (record: ConsentRecord): void =>
  writeCookie(COOKIE.consent, formatConsent(record), record.at + YEAR_IN_SECONDS - now())

async function send({ version, choice, id }: ConsentRecord): Promise<void> {
  const body = JSON.stringify({ id, version, ...choice })
  const headers = { 'content-type': 'application/json' }
  const { ok, status } = await fetch('/api/consent', { method: 'POST', headers, body, keepalive: true })
  if (!ok) throw new Error(String(status))
}

/**
 * Puts a yes, or its end, into the server's log, as proof. What does not get there is marked on the device, and every
 * start of the shop tries again. With the end of the last yes its id leaves the device.
 */
export async function proveConsent(): Promise<void> {
  const record = storedConsent()
  if (!record?.id || !record.isUnproven) return
  try {
    await send(record)
  } catch (error) {
    reloadOrReport(error, { type: 'send', component: 'consent' })
    return
  }
  const stored = storedConsent()
  // the shopper may have chosen again
  if (!stored || formatConsent(stored) !== formatConsent(record)) return
  writeConsent({ ...stored, isUnproven: false, id: hasYes(stored.choice) ? stored.id : null })
}
