/** Whether an address is of an origin as PROVIDER_ORIGINS names it, where `*.` stands for any subdomain. */
function isOf({ origin, protocol, host }: URL, allowed: string): boolean {
  const [allowedProtocol, parent] = allowed.split('//*')
  if (parent === undefined) return origin === new URL(allowed).origin
  return protocol === allowedProtocol && host.endsWith(parent)
}

/** Whether the browser may be sent there to pay: an address without a name or password, at a configured provider. */
export function isProviderAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.username === '' && url.password === '' && origins.some((allowed) => isOf(url, allowed))
}
