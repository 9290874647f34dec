/** Features of the browser that pages may use. `payment`: wallets, also in the frames of these origins. */
export function permissionsPolicy(providers: readonly string[] = []): string {
  const wallets = ['self', ...providers.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(), payment=(${wallets}), browsing-topics=()`
}
