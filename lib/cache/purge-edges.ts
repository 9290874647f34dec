import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/config/env'
import { logLine } from '@/lib/log/log-line.mjs'
import { count } from '@/lib/metrics/record.mjs'
import { purgeBatches } from './edge-tags.mjs'

/** Timeout of one attempt, in ms. */
const TIMEOUT = 1000
/** Pauses before the second and the third attempt, in ms. */
const PAUSES = [100, 300]
/**
 * Delay in ms before the purge request is repeated: a page that was read from the store just before the invalidation
 * may reach a cache just after the first request. Pages rendered in between have a lifetime of a second, because they
 * count as invalidated (`INVALIDATION_GRACE` in `page-store.mjs`).
 */
const REPEAT_AFTER = 1000
/** The same after Redis was down, in ms: by then every instance has reconnected and reads the invalidations. */
const REPEAT_AFTER_OUTAGE = 5000

type Batch = ReturnType<typeof purgeBatches>[number]

/** Number of caches that accepted every batch, and of those that did not. */
export type Purged = { told: number; failed: number }

/** Sends one purge request. Returns the reason of a failure, else null. */
async function ban(address: string, { tags, pattern }: Batch): Promise<string | null> {
  const secret = env().EDGE_PURGE_SECRET
  try {
    const answer = await fetch(address, {
      method: 'BAN',
      headers: {
        'x-kajo-tags': tags,
        'x-kajo-tag-pattern': pattern,
        ...(secret && { 'x-kajo-purge-secret': secret }),
      },
      cache: 'no-store',
      // A redirect would carry the secret to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await answer.body?.cancel()
    return answer.status === 200 ? null : `status ${answer.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}

async function banWithRetries(address: string, batch: Batch): Promise<string | null> {
  let reason = await ban(address, batch)
  for (const ms of PAUSES) {
    if (reason === null) return null
    await pause(ms)
    reason = await ban(address, batch)
  }
  return reason
}

/** True when the cache accepted every batch. After a failed one, the others are not sent. */
async function purgeEdge(address: string, batches: readonly Batch[]): Promise<boolean> {
  for (const batch of batches) {
    const reason = await banWithRetries(address, batch)
    if (reason !== null) {
      count('edgePurges', { result: 'failed' })
      logLine('warn', 'edge-not-purged', { host: new URL(address).host, reason })
      return false
    }
  }
  count('edgePurges', { result: 'told' })
  return true
}

/**
 * Asks every cache in `EDGE_PURGE_URLS` to purge the pages with these canonical tags; null when none is configured.
 * Each request has three attempts of at most a second. All are repeated after `repeatAfter` ms, which is not awaited.
 * Never throws: a cache that could not be reached keeps a page until its lifetime ends. Call it after the tags are
 * invalidated, so that no cache receives an old page again.
 */
export async function purgeEdges(tags: readonly string[], repeatAfter = REPEAT_AFTER): Promise<Purged | null> {
  const addresses = env().EDGE_PURGE_URLS
  if (addresses.length === 0) return null
  const batches = purgeBatches(tags)
  const purge = () => Promise.all(addresses.map((address) => purgeEdge(address, batches)))
  const results = await purge()
  void pause(repeatAfter).then(purge)
  const told = results.filter(Boolean).length
  return { told, failed: results.length - told }
}

/**
 * Purges again the tags that Redis has received only now: until then other instances did not know that these were
 * invalidated, and may have given old pages to the caches after the first purge request.
 */
export const purgeEdgesAgain = (tags: readonly string[]): void => void purgeEdges(tags, REPEAT_AFTER_OUTAGE)
