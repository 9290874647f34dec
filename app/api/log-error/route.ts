import { errorLogSchema } from '@/lib/errors/error-log-schema'
import { parseJsonBytes } from '@/lib/errors/parse-json'
import { clientGroupOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { createRateLimit } from '@/lib/http/rate-limit.mjs'
import { readLimited } from '@/lib/http/read-limited'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'

const MAX_BODY = 16 * 1024
const MINUTE = 60_000

const mayReport = createRateLimit({ most: 20, within: MINUTE })
/** Limit for all visitors together. */
const isBelowTotal = createRateLimit({ most: 600, within: MINUTE })

/**
 * Logs a client error without personal data (R-ERROR-02). Responses are empty: 204, 400 for an invalid body, 403 for
 * other sites, 413 over 16 KB, 429 over 20 reports a minute from one visitor or 600 from all.
 */
export async function PUT(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  if (!mayReport(clientGroupOf(request)) || !isBelowTotal('all')) return new Response(null, { status: 429 })
  const body = await readLimited(request, MAX_BODY)
  if (!body) return new Response(null, { status: 413 })
  const parsed = errorLogSchema.safeParse(parseJsonBytes(body))
  if (!parsed.success) return new Response(null, { status: 400 })
  const clean = Object.fromEntries(Object.entries(parsed.data).map(([key, value]) => [key, stripPersonal(value)]))
  logLine('error', 'client-error', clean)
  return new Response(null, { status: 204 })
}
