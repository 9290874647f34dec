import { LRUCache } from 'lru-cache'

const MOST_KEYS = 10_000

/** Counts calls by key, such as an address, in windows of `window` ms. `isOver` counts a call and says whether it is one too many. */
export function createRateLimit(clock: () => number, window: number) {
  const keys = new LRUCache<string, { calls: number; until: number }>({ max: MOST_KEYS })
  return {
    isOver(key: string, most: number): boolean {
      const known = keys.get(key)
      const current = known && known.until > clock() ? known : { calls: 0, until: clock() + window }
      current.calls += 1
      keys.set(key, current)
      return current.calls > most
    },
    reset: (): void => keys.clear(),
  }
}
