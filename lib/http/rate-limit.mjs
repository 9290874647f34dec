/** Maximum number of buckets in memory; beyond it the least recently seen client is removed. */
const MAX_CLIENTS = 10_000

/**
 * @typedef {((client: string, cost?: number) => boolean) & { isEmpty: (client: string) => boolean }} RateLimit
 *   `isEmpty`: a request of cost 1 would be refused now; takes nothing
 */

/**
 * Token bucket per client: `most` requests at once, refilled over `within` ms. Returns whether the request is allowed.
 * Buckets are kept in memory, so each process counts separately. A plain module: the server uses it too.
 *
 * Which limit a route handler uses: for writes `mayWrite` of `write-limit.ts`, one limit for all such routes; for forms
 * `formRoute`, which has its own. Any other limit is created once in the module of the route and called with
 * `clientGroupOf(request)`, as in `app/api/log-error/route.ts`. Renderings are limited by
 * `scripts/serve/visits.mjs`.
 * @param {{ most: number, within: number, clock?: () => number }} options
 * @returns {RateLimit}
 */
export function createRateLimit({ most, within, clock = Date.now }) {
  /** @type {Map<string, { tokens: number, at: number }>} */
  const buckets = new Map()
  /** @param {string} client @param {number} now */
  const leftOf = (client, now) => {
    const { tokens, at } = buckets.get(client) ?? { tokens: most, at: now }
    // negative when the system clock was set back
    const passed = Math.max(0, now - at)
    return Math.min(most, tokens + (passed * most) / within)
  }
  /** @param {string} client */
  const take = (client, cost = 1) => {
    const now = clock()
    const left = leftOf(client, now)
    const isFree = left >= cost
    buckets.delete(client)
    if (buckets.size >= MAX_CLIENTS) buckets.delete(buckets.keys().next().value ?? '')
    buckets.set(client, { tokens: isFree ? left - cost : left, at: now })
    return isFree
  }
  return Object.assign(take, { isEmpty: (/** @type {string} */ client) => leftOf(client, clock()) < 1 })
}
