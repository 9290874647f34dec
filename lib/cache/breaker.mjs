/** Rejects when a promise takes longer than `ms`; the work continues and its result is ignored. */
function within(promise, ms) {
  let timer
  const late = new Promise((_, reject) => {
    // Wait for one more turn of the event loop: a long rendering can delay the callback of a response that has arrived.
    const giveUp = () => setTimeout(reject, 0, new Error(`no answer within ${ms} ms`))
    timer = setTimeout(giveUp, ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/**
 * Circuit breaker: after one failure, calls fail at once until a probe in the background has succeeded.
 * Times are in ms. `firstTimeout` applies until the first success: loading the client and connecting take longer than a
 * command.
 * @param {{ timeout: number, firstTimeout?: number, retryAfter: number, probe: () => Promise<unknown>,
 *   onChange: (up: boolean, error?: unknown) => void }} options
 */
export function createBreaker({ timeout, firstTimeout = timeout, retryAfter, probe, onChange }) {
  let up = true
  let patience = firstTimeout
  let timer
  let closed = false
  let current

  const tryAgain = async () => {
    // One probe at a time: while a server hangs, probes would accumulate.
    current ??= probe().finally(() => {
      current = undefined
    })
    try {
      await within(current, timeout)
      up = true
      onChange(true)
    } catch {
      schedule()
    }
  }
  // By a timer, not by traffic: an idle instance must still send its invalidations to Redis.
  const schedule = () => {
    if (closed) return
    timer = setTimeout(tryAgain, retryAfter)
    timer.unref()
  }
  const fail = (error) => {
    if (!up) return
    up = false
    onChange(false, error)
    schedule()
  }

  return {
    /** False between a failure and the next probe that succeeds. */
    isUp: () => up,
    /**
     * Runs the work; `undefined` means "not available", at once while the circuit is open. Never throws.
     * @template T
     * @param {() => Promise<T>} work
     * @returns {Promise<T | undefined>}
     */
    run: async (work) => {
      if (!up) return undefined
      try {
        const result = await within(work(), patience)
        patience = timeout
        return result
      } catch (error) {
        fail(error)
        return undefined
      }
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
