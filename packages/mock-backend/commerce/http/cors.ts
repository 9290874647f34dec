import type { IncomingMessage, ServerResponse } from 'node:http'

const LOCAL_ORIGIN = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?$/

const HEADERS =
  'accept, authorization, content-type, x-apikey, x-auth-refresh-token, x-idempotency-key, x-request-id, x-sdk-version, x-kajo-scenario'

/** Whether an origin has a local host name. */
export const isLocalOrigin = (origin: string): boolean => LOCAL_ORIGIN.test(origin)

/** Whether pages of an origin may call the services: those of `allowed`, or of local hosts when there are none. */
export const allowsOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.length > 0 ? allowed.includes(origin) : isLocalOrigin(origin)

/** Sets the CORS headers for the pages of `allowsOrigin`; any other origin gets none. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (!origin || !allowsOrigin(origin, allowed)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', 'x-request-id, x-auth-refresh-token')
}

/** Answers a CORS preflight; browsers cache the answer for a day. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': HEADERS,
    'Access-Control-Max-Age': '86400',
  })
  response.end()
}
