/** Runs once per server process, before the first request: a wrong environment stops the start with its sentence. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/config/env')
  env()
  const { checkMarketsAtStart } = await import('@/lib/market/check-markets-at-start')
  // Not awaited: the backend may come up later than the shop.
  void checkMarketsAtStart()
}
