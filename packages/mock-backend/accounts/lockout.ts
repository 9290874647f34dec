import { LRUCache } from 'lru-cache'

const MOST_FAILURES = 10
/** In ms. */
const LOCKED_FOR = 15 * 60 * 1000
const MOST_NAMES = 10_000

/**
 * Locks a name after ten wrong passwords, whether it has an account or not. `clock` returns epoch ms; `lockedFor` ms
 * after the last failure it can be tried again.
 */
export function createLockout(clock: () => number, lockedFor = LOCKED_FOR) {
  const names = new LRUCache<string, { failures: number; until: number }>({ max: MOST_NAMES })
  const failuresOf = (email: string): number => {
    const known = names.get(email)
    return known && known.until > clock() ? known.failures : 0
  }
  const isLocked = (email: string): boolean => failuresOf(email) >= MOST_FAILURES
  return {
    isLocked,
    /** A locked name is not locked for longer, else anybody could keep its owner out. */
    countFailure(email: string): void {
      if (!isLocked(email)) names.set(email, { failures: failuresOf(email) + 1, until: clock() + lockedFor })
    },
    forget: (email: string): void => void names.delete(email),
    reset: (): void => names.clear(),
  }
}
