/**
 * Headers of every answer, from one table. They are fixed by the build, so nothing here may depend on an address:
 * the strict policy of pages and HSTS, which do, are stamped by the page cache at run time.
 */
type Header = { key: string; value: string }

const join = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/**
 * Floor under every document. Browsers enforce it together with the page's own policy, so it may only say what that
 * one says too; it is all that an uncached document (the framework's own error page) has.
 */
export const BASE_POLICY = join({
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Answers that are no documents: nothing may load or run from them. */
export const DATA_POLICY = join({ 'default-src': "'none'", 'frame-ancestors': "'none'" })

const SAFE: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
]

/** The table as the framework wants it; of two rows that match, the later one wins per header. */
export const securityHeaders = (): { source: string; headers: Header[] }[] => [
  { source: '/:path*', headers: [...SAFE, { key: 'Content-Security-Policy', value: BASE_POLICY }] },
  { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }] },
  { source: '/graphql', headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }] },
]
