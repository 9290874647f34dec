import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormOutcome } from '@/lib/http/form-outcome'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import { marketSegment, type Site } from '@/lib/market/site'
import type { CallKeys } from './answer-call'
import { ReturnsError } from './ask-returns'
import { keepStatement } from './kept-statements'
import { KEY_REUSED, sendStatement } from './send-statement'
import type { Statement } from './statement'

const KEY = /^[\w-]{16,64}$/

/** Outcome of a statement; `done` with its time (ISO 8601) and its number, which is '' until the service has given one. */
type Taken = FormOutcome | { outcome: 'done'; id: string; statedAt: string }

/**
 * Takes a statement of withdrawal: gives it to the returns service, or keeps it on disk when the service does not take
 * it, whatever the reason (T36). It counts from now on. The idempotency key is that of the form, so that a repeated press
 * makes one statement; the proofs of access to the order are passed on and not kept. Never throws: `failed` when it could
 * be neither sent nor kept.
 */
export async function takeStatement(site: Site, statement: Statement, keys: CallKeys = {}): Promise<Taken> {
  const { idempotencyKey: key = '', ...proofs } = keys
  const { market } = site
  const statedAt = new Date().toISOString()
  const kept = {
    key: KEY.test(key) ? key : randomUUID(),
    market: marketSegment(site),
    lang: site.lang,
    statedAt,
    statement,
  }
  try {
    const receipt = await sendStatement(site, kept, proofs)
    logLine('info', 'withdrawal-stated', { ...receipt, key: kept.key, market })
    return { outcome: 'done', ...receipt }
  } catch (error) {
    // another statement has this key: this one gets its own
    if (error instanceof ReturnsError && error.code === KEY_REUSED && key) return takeStatement(site, statement, proofs)
    return keep(kept, error)
  }
}

async function keep(kept: Parameters<typeof keepStatement>[0], cause: unknown): Promise<Taken> {
  const { key, market, statedAt } = kept
  const reason = cause instanceof ReturnsError ? cause.code : stripPersonal(String(cause))
  try {
    await keepStatement(kept)
    logLine('warn', 'withdrawal-kept', { key, market, statedAt, code: reason })
    return { outcome: 'done', id: '', statedAt }
  } catch (error) {
    logLine('error', 'withdrawal-lost', { key, market, reason: stripPersonal(String(error)) })
    return 'failed'
  }
}
