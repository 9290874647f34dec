import { parseJsonBytes } from '@/lib/errors/parse-json'
import { clientGroupOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { createRateLimit } from '@/lib/http/rate-limit.mjs'
import { readLimited } from '@/lib/http/read-limited'
import { observe } from '@/lib/metrics/record.mjs'
import { vitalsSchema } from '@/lib/vitals/vitals-schema'

const MAX_BODY = 1024
const MINUTE = 60_000
const SECOND = 1000

const mayReport = createRateLimit({ most: 60, within: MINUTE })
/** Limit for all visitors together. */
const isBelowTotal = createRateLimit({ most: 6000, within: MINUTE })

/**
 * Adds the vitals of one document to the metrics of this process, by kind of page. Nothing of the visitor is kept.
 * Responses are empty: 204, 400 for an invalid body, 403 for other sites, 413 over 1 KB, 429 over 60 a minute from one
 * visitor or 6000 from all.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  if (!mayReport(clientGroupOf(request)) || !isBelowTotal('all')) return new Response(null, { status: 429 })
  const body = await readLimited(request, MAX_BODY)
  if (!body) return new Response(null, { status: 413 })
  const parsed = vitalsSchema.safeParse(parseJsonBytes(body))
  if (!parsed.success) return new Response(null, { status: 400 })
  const { page, CLS, ...times } = parsed.data
  for (const [vital, time] of Object.entries(times)) observe('vitalSeconds', { vital, page }, time / SECOND)
  if (CLS !== undefined) observe('layoutShift', { page }, CLS)
  return new Response(null, { status: 204 })
}
