/** Thrown when no response arrives: no connection or timeout (R-GQL-15). */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError'
}

/** The service took the request and did not answer in time. */
export class TimeoutError extends NetworkError {
  override readonly name = 'TimeoutError'
}

/** A `fetch` that throws when the whole response has not arrived within `timeout` ms, and follows no redirect. */
export const fetchWithTimeout =
  (timeout: number): typeof fetch =>
  async (address, init = {}) => {
    if (init.body && /^(GET|HEAD)$/i.test(init.method ?? 'GET'))
      throw new TypeError('Body not allowed for GET or HEAD requests')
    const controller = new AbortController()
    const { signal } = controller
    const cancel = () => controller.abort(init.signal?.reason)
    init.signal?.addEventListener('abort', cancel)
    const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout)
    try {
      // Do not set `cache`: Next does not store a POST anyway, and `no-store` would make the page dynamic.
      // A redirect would carry the API key to another host.
      const response = await fetch(address, { ...init, signal, redirect: 'error' })
      // Read here, so that the timeout covers the body as well. Always `application/json`: for
      // `application/graphql-response+json` Apollo's link accepts a status of 300 or more (R-GQL-13).
      const text = await response.text()
      return new Response(text || null, { status: response.status, headers: { 'content-type': 'application/json' } })
    } catch (cause) {
      const Failure = signal.reason instanceof TimeoutError ? TimeoutError : NetworkError
      throw new Failure('Network request failed', { cause })
    } finally {
      clearTimeout(timer)
      init.signal?.removeEventListener('abort', cancel)
    }
  }
