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
 * Sends a consent, or its withdrawal, to the server, whose log is the proof. Until the server has confirmed it, the cookie
 * marks the record as unproven, and each start of the shop sends it again. When the last consent has been withdrawn and
 * that is logged, its id is removed from the cookie.
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
