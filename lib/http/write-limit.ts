import 'server-only'
import { createHash } from 'node:crypto'
import { env } from '@/lib/config/env'
import { logLine } from '@/lib/log/log-line.mjs'
import { shortAddress } from './client-address.mjs'
import { clientGroupOf, clientOf } from './client-of'
import { createRateLimit } from './rate-limit.mjs'

export const WRITE_RETRY_AFTER = '60'

type Limit = ReturnType<typeof createRateLimit>

let writes: Limit | null = null
let codes: Limit | null = null
let emails: Limit | null = null

function isWithin(limit: Limit, request: Request): boolean {
  if (limit(clientGroupOf(request))) return true
  logLine('warn', 'rate-limited', { path: new URL(request.url).pathname, client: shortAddress(clientOf(request)) })
  return false
}

/** Whether the visitor may send another write this minute; a refusal is logged with a shortened address. */
export function mayWrite(request: Request): boolean {
  writes ??= createRateLimit({ most: env().WRITES_PER_MINUTE, within: 60_000 })
  return isWithin(writes, request)
}

/** Whether the visitor may try another promo code this minute. The limit prevents guessing of vouchers. */
export function mayTryCode(request: Request): boolean {
  codes ??= createRateLimit({ most: env().CODES_PER_MINUTE, within: 60_000 })
  return isWithin(codes, request)
}

const MOST_KNOWN = 10_000
/** Digests of visitor and e-mail address, the least recently asked first. */
const known = new Set<string>()

/**
 * Whether the visitor may ask the service about this e-mail address: its answers say whether a customer is refused, has
 * credit or is a member. Only addresses that the visitor has not asked about yet count.
 */
export function mayAskAbout(request: Request, email: string): boolean {
  emails ??= createRateLimit({ most: env().EMAILS_PER_MINUTE, within: 60_000 })
  const asked = createHash('sha256')
    .update(`${clientGroupOf(request)} ${email.toLowerCase()}`)
    .digest('base64')
  if (!known.delete(asked) && !isWithin(emails, request)) return false
  known.add(asked)
  for (const oldest of known) {
    if (known.size <= MOST_KNOWN) break
    known.delete(oldest)
  }
  return true
}
