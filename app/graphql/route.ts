import { hasOwnReturnAddresses } from '@/lib/apollo/own-return-addresses'
import { parseOperationRequest } from '@/lib/apollo/parse-operation-request'
import { env } from '@/lib/config/env'
import { clientOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { readLimited } from '@/lib/http/read-limited'
import { mayTryCode, mayWrite, WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { logLine } from '@/lib/log/log-line.mjs'
import { startClock } from '@/lib/metrics/record.mjs'
import { REQUEST_ID, requestId } from '@/lib/middleware/request-id'

const MAX_BODY = 64 * 1024
const TIMEOUT = 15_000
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

async function passOn(request: Request, body: string): Promise<Response> {
  const headers = upstreamHeaders(request)
  const stop = startClock('backendSeconds')
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)])
    // Redirects are refused, because they would send the API key to another host.
    const init = { method: 'POST', headers, body, signal, cache: 'no-store', redirect: 'error' } as const
    const answer = await fetch(env().COMMERCE_URL, init)
    stop({ via: 'browser', result: answer.ok ? 'ok' : 'BACKEND_STATUS' })
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'cache-control': 'no-store',
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
  const isAllowed = !operation.isWrite || (mayWrite(request) && (!operation.triesCode || mayTryCode(request)))
  if (!isAllowed) return failure(429, 'Too many requests', 'RATE_LIMITED', { 'retry-after': WRITE_RETRY_AFTER })
  if (operation.body === null) return failure(400, 'Variables are nested too deeply', 'BAD_REQUEST')
  if (!hasOwnReturnAddresses(request, operation))
    return failure(400, 'A return address is missing or is not the shop’s', 'INVALID_URL')
  return passOn(request, operation.body)
}
