import 'client-only'

export type ErrorReport = { type: string; component?: string; info?: string }

/** Tells the server of a client error; a failure stays in the console (R-ERROR-02). */
export async function reportError(error: unknown, report: ErrorReport): Promise<void> {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {}
  const { type, component = '', info = '' } = report
  // The query may hold an e-mail or a token: it never leaves the browser.
  const url = `${location.origin}${location.pathname}`
  try {
    const response = await fetch('/api/log-error', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, message, stack, component, info, url, userAgent: navigator.userAgent }),
      keepalive: true,
    })
    if (!response.ok) throw new Error(String(response.status))
  } catch (failure) {
    console.error('Error logging client error', failure)
  }
}
