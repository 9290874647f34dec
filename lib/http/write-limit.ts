import 'server-only'
import { env } from '@/lib/config/env'
import { logLine } from '@/lib/log/log-line.mjs'
import { shortAddress } from './client-address.mjs'
import { clientGroupOf, clientOf } from './client-of'
import { createRateLimit } from './rate-limit.mjs'

export const RETRY_AFTER = '60'

let limit: ReturnType<typeof createRateLimit> | null = null

/** Whether the visitor may write once more this minute; the refusal is logged with a shortened address. */
export function mayWrite(request: Request): boolean {
  limit ??= createRateLimit({ most: env().WRITES_PER_MINUTE, within: 60_000 })
  if (limit(clientGroupOf(request))) return true
  logLine('warn', 'rate-limited', { path: new URL(request.url).pathname, client: shortAddress(clientOf(request)) })
  return false
}
