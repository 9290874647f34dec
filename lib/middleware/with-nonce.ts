import { NextResponse } from 'next/server'
import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import { noncePolicy } from '@/lib/http/csp.mjs'
import type { PolicySetup } from './decision'

const POLICY = 'content-security-policy'

/** The headers of a request without a policy: the framework would take the nonce of a visitor's and store it in a page. */
export function withoutPolicy(given: Headers): Headers {
  const headers = new Headers(given)
  headers.delete(POLICY)
  headers.delete(`${POLICY}-report-only`)
  return headers
}

/** 128 random bits, as a policy writes them. */
const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/**
 * Rewrites to a page that runs scripts of payment providers: the framework reads the nonce from the request's policy and
 * puts it on its scripts, the browser gets the same policy.
 */
export async function withNonce(target: URL, headers: Headers, setup: PolicySetup): Promise<NextResponse> {
  const { IMAGE_URL, COMMERCE_PUBLIC_URL, GRAPHQL_WS_URL, SEARCH_CLUSTER, SEARCH_PUBLIC_CLUSTER } = setup
  const policy = await noncePolicy({
    nonce: createNonce(),
    providers: setup.PROVIDER_ORIGINS,
    variables: { IMAGE_URL, COMMERCE_PUBLIC_URL, GRAPHQL_WS_URL, SEARCH_CLUSTER, SEARCH_PUBLIC_CLUSTER },
    isDevelopment: IS_DEVELOPMENT,
  })
  headers.set(POLICY, policy)
  return NextResponse.rewrite(target, { request: { headers }, headers: { [POLICY]: policy } })
}
