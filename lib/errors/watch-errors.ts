import 'client-only'

/** Maximum number of reports: further errors are usually repetitions. */
const MOST_REPORTED = 10

/** Errors that React recovers from, which the shopper does not notice. */
const RECOVERED = /hydrat|Minified React error #(418|419|421|422|423|425)/i

/** Not failures of the shop: loops of ResizeObserver, and errors in scripts of other origins ("Script error."). */
const IGNORED = /^(ResizeObserver loop|Script error\.?$)/

export type UncaughtError = { error: unknown; type: 'error' | 'unhandledrejection'; isRecovered: boolean }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Calls `onError` for uncaught errors, once per message, at most 10 times (R-ERROR-02). Returns a cleanup function. */
export function watchErrors(onError: (uncaught: UncaughtError) => void): () => void {
  const seen = new Set<string>()
  const tell = (type: UncaughtError['type'], error: unknown) => {
    const message = messageOf(error)
    if (IGNORED.test(message) || seen.has(message) || seen.size >= MOST_REPORTED) return
    seen.add(message)
    onError({ error, type, isRecovered: RECOVERED.test(message) })
  }
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('error', ({ error, message }) => tell('error', error ?? message), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => tell('unhandledrejection', reason), { signal })
  return () => stop.abort()
}
