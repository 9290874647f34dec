import 'server-only'
import type * as z from 'zod/mini'
import { env } from '@/lib/config/env'
import { parseJson } from '@/lib/errors/parse-json'
import type { Site } from '@/lib/market/site'

/** In ms. */
const TIMEOUT = 8000

/**
 * Refusal or failure of the returns service. `code` is that of `docs/returns-service.md`, `UNREACHABLE` when it gave no
 * answer and `BAD_ANSWER` when the answer has another shape.
 */
export class ReturnsError extends Error {
  override readonly name = 'ReturnsError'
  constructor(
    readonly code: string,
    readonly status: number,
    /** The line of a refusal, and the seconds until another try. */
    readonly detail: { lineId?: string | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(`The returns service answered ${code}`)
  }
}

export type ServiceCall = {
  method?: 'GET' | 'POST'
  /** Path below `RETURNS_URL`. */
  path: string
  body?: object
  /** What `orders/find` answered. */
  access?: string | undefined
  /** Access token of the signed-in customer. */
  customerToken?: string | undefined
  /** New for each command of a shopper, the same when it is sent again. */
  idempotencyKey?: string | undefined
}

function headersOf(
  { market, lang }: Site,
  { access, customerToken, idempotencyKey }: ServiceCall,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${env().RETURNS_SECRET}`,
    'x-market': market,
    'x-language': lang,
    ...(access && { 'x-order-access': access }),
    ...(customerToken && { 'x-customer-token': customerToken }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}

type Refusal = { code?: string; lineId?: string; retryAfter?: number }

/** Calls the returns service (T36) and checks its answer. Throws ReturnsError. */
export async function askReturns<S extends z.ZodMiniType>(
  site: Site,
  schema: S,
  call: ServiceCall,
): Promise<z.infer<S>> {
  const { method = 'POST', path, body } = call
  const response = await fetch(new URL(path, env().RETURNS_URL.replace(/\/?$/, '/')), {
    method,
    headers: headersOf(site, call),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ReturnsError('UNREACHABLE', 503)
  })
  const json = parseJson(await response.text().catch(() => ''))
  if (!response.ok) {
    const { code = 'UNREACHABLE', lineId, retryAfter } = (json ?? {}) as Refusal
    throw new ReturnsError(String(code), response.status, { lineId, retryAfter })
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new ReturnsError('BAD_ANSWER', 502)
  return parsed.data
}
