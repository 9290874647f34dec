/** Whether the browser may be sent there to pay: an address without a name or password, at a configured provider. */
export function isProviderAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  return origins.includes(origin) && username === '' && password === ''
}
