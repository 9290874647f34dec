import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/config/env'
import { logLine } from '@/lib/log/log-line.mjs'
import { count } from '@/lib/metrics/record.mjs'
import { purgeBatches } from './edge-tags.mjs'

/** For one attempt, in ms. */
const TIMEOUT = 1000
/** Pauses before the second and the third attempt, in ms. */
const PAUSES = [100, 300]
/**
 * A page that was read from the store just before the invalidation may reach a cache just after the message, so the
 * message is repeated after this, in ms. Pages rendered in between live no longer (`INVALIDATION_GRACE` of the page store).
 */
const REPEAT_AFTER = 1000
/** The same after Redis was down: by then every instance has connected to it again and reads its invalidations, in ms. */
const REPEAT_AFTER_OUTAGE = 5000

type Batch = ReturnType<typeof purgeBatches>[number]

/** How many caches took the whole message, and how many did not. */
export type Purged = { told: number; failed: number }

/** One attempt; the reason of its failure, or null. */
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

/** True when the cache took every batch; after a failed one the others are not tried. */
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
 * Tells every cache in `EDGE_PURGE_URLS` to forget the pages of these canonical tags; null where none is configured.
 * Each address has three attempts of at most a second. The same message is sent once more after `repeatAfter` ms, not awaited.
 * Never throws: a cache that was not told forgets a page at the end of its life. Call it after the tags are invalidated, so
 * that no cache receives an old page again.
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
 * Tells the caches again about tags that Redis has received only now. Until then other instances did not know of them and
 * may have given old pages to the caches after the first message.
 */
export const purgeEdgesAgain = (tags: readonly string[]): void => void purgeEdges(tags, REPEAT_AFTER_OUTAGE)
