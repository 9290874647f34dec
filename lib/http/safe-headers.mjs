/**
 * Features of the browser that pages may use. Wallets (`payment`) are also allowed in frames of `providers`.
 * @param {readonly string[]} [providers]
 */
export function permissionsPolicy(providers = []) {
  const wallets = ['self', ...providers.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(), payment=(${wallets}), browsing-topics=()`
}

/**
 * Headers of every response: of the framework through `security-headers.ts`, of the server's own refusals directly.
 * @type {Record<string, string>}
 */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}
