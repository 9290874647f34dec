import 'server-only'
import type { FormOutcome } from '@/lib/http/form-outcome'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import { toAppError } from './to-app-error'

const TOO_MANY = 429

/** Outcome of a mutation that takes an e-mail address. Never throws; `failed` is logged with the name of the form. */
export async function submitOutcome(name: string, submit: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await submit()
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.statusCode === TOO_MANY || error.code === 'RATE_LIMITED') return 'limited'
    if (error.code === 'INVALID_EMAIL') return 'invalid'
    logLine('error', `${name}-failed`, { code: error.code, reason: stripPersonal(error.message) })
    return 'failed'
  }
}
