/** Features of the browser that pages may use. Wallets (`payment`) are also allowed in frames of `providers`. */
export function permissionsPolicy(providers: readonly string[] = []): string {
  const wallets = ['self', ...providers.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(), payment=(${wallets}), browsing-topics=()`
}
