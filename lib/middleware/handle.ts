import { type NextRequest, NextResponse } from 'next/server'
import { OVER_LIMIT } from '@/lib/http/over-limit.mjs'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import { SECRET_PARAMETERS } from '@/lib/routing/secret-parameters'
import { decide } from './decide'
import type { Decision, MarketSetup, PolicySetup } from './decision'
import { REQUEST_ID, requestId } from './request-id'
import { withNonce, withoutPolicy } from './with-nonce'

type Setup = MarketSetup & PolicySetup

const NOT_STORED = { 'cache-control': 'no-store' }

const PRIVATE = { ...NOT_STORED, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** A page whose address holds a secret sends no Referer (T33) and is in no index. */
const headersOfSecret = ({ nextUrl }: NextRequest) =>
  SECRET_PARAMETERS.some((name) => nextUrl.searchParams.has(name)) && PRIVATE

async function respond(request: NextRequest, decision: Decision, id: string, setup: Setup): Promise<NextResponse> {
  const headers = withoutPolicy(request.headers)
  headers.set(REQUEST_ID, id)
  if (decision.type === 'respond') {
    return new NextResponse(decision.body, {
      status: decision.status,
      headers: { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'", [REQUEST_ID]: id },
    })
  }
  if (decision.type === 'next') return NextResponse.next({ request: { headers } })
  // The server's own origin, not the Host header: Next then writes a relative Location, which cannot leave the domain.
  const target = new URL(decision.to, request.nextUrl.origin)
  if (decision.type === 'redirect') return NextResponse.redirect(target, decision.status)
  if (decision.runsProviders) return withNonce(target, headers, setup)
  // the page itself stays in the shop's own cache, behind the guard
  const own = { ...(decision.isGuarded && NOT_STORED), ...headersOfSecret(request) }
  return NextResponse.rewrite(target, { request: { headers }, headers: own })
}

/** Responds to one request as `decide` says and logs the error of the decision. The page receives a request id. */
export async function handle(request: NextRequest, setup: Setup): Promise<NextResponse> {
  const id = requestId(request.headers.get(REQUEST_ID))
  const decision = decide(
    {
      url: request.nextUrl,
      host: request.headers.get('host') ?? '',
      cookies: new Map(request.cookies.getAll().map(({ name, value }) => [name, value])),
      overLimit: request.headers.get(OVER_LIMIT),
    },
    setup,
  )
  if (decision.error !== undefined)
    logLine('error', 'address-not-read', { message: stripPersonal(decision.error), requestId: id })
  return respond(request, decision, id, setup)
}
