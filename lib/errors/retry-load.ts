import 'client-only'
import { forgetEarlyClick } from '@/lib/browser/first-interaction'
import { reloadOrReport } from './reload-or-report'

const RETRY_DELAY = 400

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves at the next press of a pointer or key, or when the network is back. */
function nextOccasion(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const end = () => {
      heard.abort()
      resolve()
    }
    for (const name of ['pointerdown', 'keydown', 'click', 'online'])
      window.addEventListener(name, end, { capture: true, passive: true, signal: heard.signal })
  })
}

/** Loads, and tries once more after a failure, because mobile networks lose requests. */
const tryTwice = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => delay(RETRY_DELAY).then(load))

/**
 * Loads the code of a deferred part. In the browser it never rejects, because an error boundary would replace the HTML
 * of the part, which is already shown. A failure causes one reload or a report (R-ERROR-01, R-ERROR-02); the next press
 * loads again.
 */
export async function retryLoad<T>(load: () => Promise<T>, component: string): Promise<T> {
  if (typeof window === 'undefined') return load()
  for (;;) {
    try {
      return await tryTwice(load)
    } catch (error) {
      // a stored click must not be repeated after a delay
      forgetEarlyClick()
      reloadOrReport(error, { type: 'load', component })
      await nextOccasion()
    }
  }
}
