import * as z from 'zod'
import { type OperationRequest, parseOperationRequest } from '@/lib/apollo/parse-operation-request'
import { refuseOperation } from '@/lib/apollo/refuse-operation'
import { env } from '@/lib/config/env'
import { parseJson } from '@/lib/errors/parse-json'
import { clientOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { ownCartCookie } from '@/lib/http/own-carts'
import { readLimited } from '@/lib/http/read-limited'
import { WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { logLine } from '@/lib/log/log-line.mjs'
import { startClock } from '@/lib/metrics/record.mjs'
import { REQUEST_ID, requestId } from '@/lib/middleware/request-id'

const MAX_BODY = 64 * 1024
const TIMEOUT = 15_000
/** Headers of the browser that reach the backend; those of `lib/apollo/links/headers-link.ts` among them. */
const PASSED_ON = ['accept', 'content-type', 'authorization', 'x-idempotency-key']

/** Errors have the form of GraphQL errors, so that the browser handles one form only. */
const failure = (status: number, message: string, code: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

function upstreamHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set(REQUEST_ID, requestId(request.headers.get(REQUEST_ID)))
  // The backend can limit by visitor; the visitor's own header is not passed on.
  headers.set('x-forwarded-for', clientOf(request))
  const key = env().COMMERCE_API_KEY
  if (key) headers.set('x-apikey', key)
  return headers
}

const createdSchema = z.object({ data: z.object({ getCart: z.object({ id: z.string() }) }) })

/** The cookie by which the browser shows later that it has created the cart in this answer. */
function ownerHeaders(request: Request, text: string): Record<string, string> {
  const { data } = createdSchema.safeParse(parseJson(text))
  return data ? { 'set-cookie': ownCartCookie(request, data.data.getCart.id) } : {}
}

async function passOn(request: Request, { body, createsCart }: OperationRequest): Promise<Response> {
  const headers = upstreamHeaders(request)
  const stop = startClock('backendSeconds')
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)])
    // Redirects are refused, because they would send the API key to another host.
    const init = { method: 'POST', headers, body, signal, cache: 'no-store', redirect: 'error' } as const
    const answer = await fetch(env().COMMERCE_URL, init)
    stop({ via: 'browser', result: answer.ok ? 'ok' : 'BACKEND_STATUS' })
    const content = createsCart ? await answer.text() : answer.body
    return new Response(content, {
      status: answer.status,
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'cache-control': 'no-store',
        ...(typeof content === 'string' && ownerHeaders(request, content)),
      },
    })
  } catch (error) {
    stop({ via: 'browser', result: request.signal.aborted ? 'aborted' : 'BACKEND_DOWN' })
    const reason = error instanceof Error ? error.name : 'unknown'
    // A visitor who left is no fault of the service.
    if (!request.signal.aborted)
      logLine('error', 'commerce-unreachable', { requestId: headers.get(REQUEST_ID), reason })
    return failure(502, 'Network request failed', 'BACKEND_DOWN')
  }
}

/**
 * Proxy of browsers to the commerce service: same origin, adds the API key, caches nothing. Accepts only the shop's
 * browser documents as JSON, no other text, batch or upload. Bodies and tokens are not logged.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return failure(403, 'Cross-site request', 'FORBIDDEN')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return failure(415, 'Unsupported content type', 'BAD_REQUEST')
  const bytes = await readLimited(request, MAX_BODY)
  if (!bytes) return failure(413, 'Request too large', 'BAD_REQUEST')
  const operation = await parseOperationRequest(bytes)
  if (!operation) return failure(400, 'Unknown operation', 'UNKNOWN_OPERATION')
  const refusal = await refuseOperation(request, operation)
  if (!refusal) return passOn(request, operation)
  const { status, message, code } = refusal
  return failure(status, message, code, status === 429 ? { 'retry-after': WRITE_RETRY_AFTER } : {})
}
