import 'client-only'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const TIMEOUT = 10_000

/** Whether a response arrives in time; networks of trains or hotels may never answer. */
async function answers(address: string, asked: AbortController): Promise<boolean> {
  const late = setTimeout(() => asked.abort(), TIMEOUT)
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: asked.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(late)
  }
}

/**
 * Requests an address until there is any response: at once with `isAskedAtOnce`, and when the browser reports a network
 * (R-PAGE-16). `navigator.onLine` can be true before requests succeed, so failed requests are repeated after 1 s, 2 s,
 * 4 s … 30 s while it is true. No requests are made while the page is being left, so that a reload does not cancel the
 * navigation. Returns a cleanup function.
 */
export function whenReached(address: string, isAskedAtOnce: boolean, reached: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let asked: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false

  const rest = () => {
    clearTimeout(timer)
    asked?.abort()
    asked = null
  }
  const ask = async (wait: number) => {
    rest()
    if (isLeft || !navigator.onLine) return
    const mine = new AbortController()
    asked = mine
    const isReached = await answers(address, mine)
    if (asked !== mine) return
    if (isReached) reached()
    else timer = setTimeout(() => ask(Math.min(2 * wait, LONGEST_WAIT_MS)), wait)
  }
  const start = () => void ask(FIRST_WAIT_MS)

  window.addEventListener('online', start, { signal })
  window.addEventListener(
    'beforeunload',
    () => {
      isLeft = true
      rest()
    },
    { signal },
  )
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // restored by the back/forward cache
      isLeft = false
      if (persisted && isAskedAtOnce) start()
    },
    { signal },
  )
  if (isAskedAtOnce) start()
  return () => {
    over.abort()
    rest()
  }
}
