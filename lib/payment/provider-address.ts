/** Whether an address matches an entry of PROVIDER_ORIGINS, in which `*.` stands for any subdomain. */
function isOf({ origin, protocol, host }: URL, allowed: string): boolean {
  const [allowedProtocol, parent] = allowed.split('//*')
  if (parent === undefined) return origin === new URL(allowed).origin
  return protocol === allowedProtocol && host.endsWith(parent)
}

/**
 * Whether the shopper may be redirected to this payment page: at a configured origin, without user name and password.
 */
export function isProviderAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.username === '' && url.password === '' && origins.some((allowed) => isOf(url, allowed))
}
