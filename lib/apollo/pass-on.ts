import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/config/env'
import { parseJson } from '@/lib/errors/parse-json'
import { clientOf } from '@/lib/http/client-of'
import { ownCartCookie } from '@/lib/http/own-carts'
import { logLine } from '@/lib/log/log-line.mjs'
import { startClock } from '@/lib/metrics/record.mjs'
import { REQUEST_ID, requestId } from '@/lib/middleware/request-id'
import type { OperationRequest } from './parse-operation-request'

const TIMEOUT = 15_000
/** Headers of the browser that reach the backend; those of `lib/apollo/links/headers-link.ts` among them. */
const PASSED_ON = ['accept', 'content-type', 'authorization', 'x-idempotency-key']

/** Errors have the form of GraphQL errors, so that the browser handles one form only. */
export const failure = (
  status: number,
  message: string,
  code: string,
  headers: Record<string, string> = {},
): Response =>
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

type PassedOn = Pick<OperationRequest, 'createsCart'> & { body: string | FormData | null }

/** Sends a checked operation to the commerce service and returns its answer, which nobody stores. */
export async function passOn(request: Request, { body, createsCart }: PassedOn): Promise<Response> {
  const headers = upstreamHeaders(request)
  // fetch writes that of a form, with its own boundary
  if (body instanceof FormData) headers.delete('content-type')
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
