import 'client-only'
import { viewportClass } from '@/lib/browser/viewport-class'
import { SERVER_VIEWPORT_WIDTH } from '@/lib/config/constants'

export type ErrorReport = { type: string; component?: string }

/** Reports a client error to the server; a failure is logged in the console (R-ERROR-02). */
export async function reportError(error: unknown, report: ErrorReport): Promise<void> {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {}
  const { type, component = '' } = report
  // before the shop has started, the class of the width that the server assumes
  const info = `viewport ${document.documentElement.dataset.viewport ?? viewportClass(SERVER_VIEWPORT_WIDTH)}`
  // The query can contain an e-mail address or a token, so it is not sent.
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
