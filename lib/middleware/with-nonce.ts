import { NextResponse } from 'next/server'
import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import { noncePolicy } from '@/lib/http/csp.mjs'
import { permissionsPolicy } from '@/lib/http/safe-headers.mjs'
import type { PolicySetup } from './decision'

const POLICY = 'content-security-policy'
const PERMISSIONS = 'permissions-policy'

/** Removes a policy that the visitor sent: Next would put its nonce into a page that is then cached. */
export function withoutPolicy(given: Headers): Headers {
  const headers = new Headers(given)
  headers.delete(POLICY)
  headers.delete(`${POLICY}-report-only`)
  return headers
}

/** 128 random bits in base64. */
const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/**
 * Rewrites to a page that runs scripts of payment providers. Next reads the nonce from the policy in the request
 * headers and adds it to its own scripts; the browser gets the same policy. The providers' frames may use the wallets
 * of the browser.
 */
export async function withNonce(target: URL, headers: Headers, setup: PolicySetup): Promise<NextResponse> {
  const { PROVIDER_ORIGINS, TRACKER_DATA_ORIGINS, ...variables } = setup
  const policy = await noncePolicy({
    nonce: createNonce(),
    providers: PROVIDER_ORIGINS,
    variables: { ...variables, TRACKER_DATA_ORIGINS: TRACKER_DATA_ORIGINS.join() },
    isDevelopment: IS_DEVELOPMENT,
  })
  headers.set(POLICY, policy)
  const permissions = permissionsPolicy(PROVIDER_ORIGINS)
  return NextResponse.rewrite(target, {
    request: { headers },
    headers: { [POLICY]: policy, [PERMISSIONS]: permissions },
  })
}
