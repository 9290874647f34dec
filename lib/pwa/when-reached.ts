import 'client-only'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const PATIENCE_MS = 10_000

/** Whether anything comes back in time: a network that keeps silent, as a train's or a hotel's may, is none. */
async function answers(address: string, asked: AbortController): Promise<boolean> {
  const late = setTimeout(() => asked.abort(), PATIENCE_MS)
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
 * Asks for an address until it answers, whatever it answers: at once where `isAskedAtOnce`, and when the browser says that
 * there is a network (R-PAGE-16). That word is not trusted alone: it comes before the network carries, and for a flicker.
 * A failed try is followed by another after 1 s, 2 s, 4 s … 30 s while there seems to be a network. A page that is being
 * left does not ask, so that what was pressed on it is not undone. Returns the way to stop.
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
      // come back to by the browser's button
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
