import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'

const WINDOW = 60_000
const MOST_ADDRESSES = 10_000

/** Counts the calls of each address in windows of a minute; `isOver` counts a call and says whether it is one too many. */
export function createRateLimit(clock: () => number) {
  const addresses = new LRUCache<string, { calls: number; until: number }>({ max: MOST_ADDRESSES })
  return {
    isOver({ socket }: IncomingMessage, most: number): boolean {
      const address = socket.remoteAddress ?? ''
      const known = addresses.get(address)
      const current = known && known.until > clock() ? known : { calls: 0, until: clock() + WINDOW }
      current.calls += 1
      addresses.set(address, current)
      return current.calls > most
    },
    reset: (): void => addresses.clear(),
  }
}
