import * as z from 'zod'
import { CONSENT_VERSION } from '@/lib/consent/consent-record'
import { parseJsonBytes } from '@/lib/errors/parse-json'
import { clientGroupOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { createRateLimit } from '@/lib/http/rate-limit.mjs'
import { readLimited } from '@/lib/http/read-limited'
import { logLine } from '@/lib/log/log-line.mjs'

const MAX_BODY = 1024
const MINUTE = 60_000

const proofSchema = z.strictObject({
  id: z.uuid(),
  version: z.literal(CONSENT_VERSION),
  preferences: z.boolean(),
  statistics: z.boolean(),
  marketing: z.boolean(),
})

const mayProve = createRateLimit({ most: 20, within: MINUTE })
/** Limit for all visitors together. */
const isBelowTotal = createRateLimit({ most: 6000, within: MINUTE })

/**
 * Logs a consent, or its end, as proof: the random id that the shopper's device holds, the version of what was asked, the
 * choice and, as of every line, the time. Nothing else names the shopper. Responses are empty: 204, 400 for an invalid
 * body, 403 for other sites, 413 over 1 KB, 429 over 20 a minute from one visitor or 6000 from all.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  if (!mayProve(clientGroupOf(request)) || !isBelowTotal('all')) return new Response(null, { status: 429 })
  const body = await readLimited(request, MAX_BODY)
  if (!body) return new Response(null, { status: 413 })
  const parsed = proofSchema.safeParse(parseJsonBytes(body))
  if (!parsed.success) return new Response(null, { status: 400 })
  logLine('info', 'consent', parsed.data)
  return new Response(null, { status: 204 })
}
