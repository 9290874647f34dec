export type RateLimit = (client: string) => boolean

type Options = { most: number; within: number; clock?: () => number }

/** Maximum number of buckets in memory; beyond it the least recently seen client is removed. */
const MAX_CLIENTS = 10_000

/**
 * Token bucket per client: `most` requests at once, refilled over `within` ms. Returns whether the request is allowed.
 * Buckets are kept in memory, so each process counts separately.
 */
export function createRateLimit({ most, within, clock = Date.now }: Options): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (client) => {
    const now = clock()
    const { tokens, at } = buckets.get(client) ?? { tokens: most, at: now }
    const left = Math.min(most, tokens + ((now - at) * most) / within)
    const isFree = left >= 1
    buckets.delete(client)
    if (buckets.size >= MAX_CLIENTS) buckets.delete(buckets.keys().next().value ?? '')
    buckets.set(client, { tokens: isFree ? left - 1 : left, at: now })
    return isFree
  }
}
