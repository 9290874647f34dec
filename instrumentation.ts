/** Runs once per server process, before the first request. An invalid environment ends the process with a message. */
export async function register(): Promise<void> {
  // Nested instead of an early return, because the edge build removes only code inside the condition.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkEnvironment } = await import('@/lib/config/check-environment')
    checkEnvironment()
    const { checkMarketsAtStart } = await import('@/lib/market/check-markets-at-start')
    // Not awaited, because the backend may start later than the shop.
    void checkMarketsAtStart()
    const { startSendingStatements } = await import('@/lib/returns/kept-statements')
    startSendingStatements()
  }
}
