import { SAFE_HEADERS } from './safe-headers.mjs'

/**
 * Headers of every response. They are fixed at build time, so they cannot depend on an address; the strict policy of
 * pages and HSTS are set at run time.
 */
type Header = { key: string; value: string }

const join = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/**
 * Base policy of every document except checkout and confirmation, whose nonce policy replaces it. A cached page has a
 * policy of its own and browsers enforce both, so this one contains only directives of that policy. The framework's
 * error page has no other policy.
 */
export const BASE_POLICY = join({
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Policy of responses that are no documents: nothing may load or run. */
export const DATA_POLICY = join({ 'default-src': "'none'", 'frame-ancestors': "'none'" })

const SAFE: Header[] = Object.entries(SAFE_HEADERS).map(([key, value]) => ({ key, value }))

/** The table in the framework's format; of two matching rows the later one wins for each header. */
export const securityHeaders = (): { source: string; headers: Header[] }[] => [
  { source: '/:path*', headers: [...SAFE, { key: 'Content-Security-Policy', value: BASE_POLICY }] },
  { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }] },
  { source: '/graphql', headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }] },
]
