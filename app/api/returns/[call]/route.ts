import { parseJson } from '@/lib/errors/parse-json'
import { clientGroupOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { createRateLimit } from '@/lib/http/rate-limit.mjs'
import { readLimited } from '@/lib/http/read-limited'
import { mayWrite, WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { logLine } from '@/lib/log/log-line.mjs'
import { siteFromParams } from '@/lib/market/site'
import { answerCall, isReturnCall, keysOf, problemOf, readInput } from '@/lib/returns/answer-call'
import { ReturnsError } from '@/lib/returns/ask-returns'
import type { ReturnCall, ReturnProblem } from '@/lib/returns/return-calls'

// that of the returns service
const MAX_BODY = 32 * 1024
const NOT_STORED = { 'cache-control': 'no-store' }
const UNAVAILABLE = 503
const RETRY_AFTER = 'retry-after'

/** Pairs of order number and e-mail address that a visitor may try. */
const mayTryPair = createRateLimit({ most: 20, within: 15 * 60_000 })

type Refusal = { problem: ReturnProblem; lineId?: string | undefined }

const refuse = (status: number, refusal: Refusal, retryAfter?: string): Response =>
  Response.json(refusal, { status, headers: { ...NOT_STORED, ...(retryAfter && { [RETRY_AFTER]: retryAfter }) } })

function refusalOf(call: ReturnCall, error: unknown): Response {
  if (!(error instanceof ReturnsError)) throw error
  const { code, status, detail } = error
  const problem = problemOf(error)
  if (problem === 'failed') logLine('error', 'returns-failed', { call, code, status })
  const retryAfter = detail.retryAfter === undefined ? undefined : String(detail.retryAfter)
  return refuse(problem === 'failed' ? UNAVAILABLE : status, { problem, lineId: detail.lineId }, retryAfter)
}

type Params = { params: Promise<{ call: string }> }

/**
 * The calls of `RETURN_CALLS` (T11, T36): JSON with `market`, `lang` and the input of the call, and as headers the access
 * to an order, the token of a signed-in shopper and the idempotency key. A refusal is `{ problem, lineId? }` with the
 * status of the returns service, 503 when that failed. Requests from other sites get 403, unknown calls 404, bodies above
 * 32 KiB 413.
 */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { call } = await params
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  if (!isReturnCall(call)) return new Response(null, { status: 404 })
  if (!mayWrite(request)) return refuse(429, { problem: 'limited' }, WRITE_RETRY_AFTER)
  const bytes = await readLimited(request, MAX_BODY)
  if (!bytes) return new Response(null, { status: 413 })
  const { market, lang, ...body } = Object(parseJson(new TextDecoder().decode(bytes))) as Record<string, unknown>
  const site = siteFromParams({ market: String(market), lang: String(lang) })
  if (!site) return refuse(400, { problem: 'invalid' })
  try {
    const input = readInput(call, body)
    if ('email' in input && !mayTryPair(clientGroupOf(request))) return refuse(429, { problem: 'limited' })
    return Response.json(await answerCall(site, call, input, keysOf(request.headers)), { headers: NOT_STORED })
  } catch (error) {
    return refusalOf(call, error)
  }
}
