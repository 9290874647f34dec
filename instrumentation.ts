/** Runs once per server process, before the first request: a wrong environment ends the process with its sentence. */
export async function register(): Promise<void> {
  // Nested, not returned early: the edge build leaves out what stands inside.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkEnvironment } = await import('@/lib/config/check-environment')
    checkEnvironment()
    const { checkMarketsAtStart } = await import('@/lib/market/check-markets-at-start')
    // Not awaited: the backend may come up later than the shop.
    void checkMarketsAtStart()
  }
}
