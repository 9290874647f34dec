import { env } from '@/lib/config/env'
import { readLimited } from '@/lib/http/read-limited'
import { logLine } from '@/lib/log/log-line'
import { REQUEST_ID, requestId } from '@/lib/middleware/request-id'

const MAX_BODY = 1024 * 1024
const TIMEOUT = 15_000
const PASSED_ON = ['accept', 'content-type', 'authorization', 'x-idempotency-key']

/** An answer in GraphQL's own form, so that a browser needs one way of reading failures. */
const failure = (status: number, message: string, code: string): Response =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { 'cache-control': 'no-store' } })

function upstreamHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set(REQUEST_ID, requestId(request.headers.get(REQUEST_ID)))
  const key = env().COMMERCE_API_KEY
  if (key) headers.set('x-apikey', key)
  return headers
}

/**
 * The browser's door to the commerce service: same origin, the key stays on the server, nothing is stored.
 * Bodies (JSON or multipart) up to 1 MB; bodies and tokens are never logged.
 */
export async function POST(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/json|multipart\/form-data)\b/i.test(type))
    return failure(415, 'Unsupported content type', 'BAD_REQUEST')
  const body = await readLimited(request, MAX_BODY)
  if (!body) return failure(413, 'Request too large', 'BAD_REQUEST')
  const headers = upstreamHeaders(request)
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)])
    const answer = await fetch(env().COMMERCE_URL, { method: 'POST', headers, body, signal, cache: 'no-store' })
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    logLine('error', 'commerce-unreachable', { requestId: headers.get(REQUEST_ID), reason })
    return failure(502, 'Network request failed', 'BACKEND_DOWN')
  }
}
