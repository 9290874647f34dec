import 'server-only'
import { env } from '@/lib/config/env'
import { logLine } from '@/lib/log/log-line.mjs'
import { shortAddress } from './client-address.mjs'
import { clientGroupOf, clientOf } from './client-of'
import { createRateLimit } from './rate-limit.mjs'

export const WRITE_RETRY_AFTER = '60'

type Limit = ReturnType<typeof createRateLimit>

let writes: Limit | null = null
let codes: Limit | null = null

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
