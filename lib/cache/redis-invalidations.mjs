const DAY = 86_400_000
const MINUTE = 60_000
/** Lifetime of an invalidation in ms: longer than `PAGE_EXPIRY`, after which older entries are renewed anyway. */
const TAG_LIFE = 2 * DAY
/** Number of keys that a full Redis looks through before the next attempt to write an invalidation. */
const PAGES_AT_ONCE = 200

/**
 * Ignores the error of a write to a full Redis, which can still be read; rethrows others.
 * @param {unknown} error @returns {undefined}
 */
export function unlessFull(error) {
  if (!(error instanceof Error && error.message.startsWith('OOM'))) throw error
}

/**
 * Writes to a Redis that may be full: then removes pages, a part at a time, until there is room. A page can be rendered
 * again, but an invalidation that is not stored would leave old prices on the other instances.
 * @template T
 * @param {import('redis').RedisClientType} client @param {() => Promise<T>} write
 * @returns {Promise<T>}
 */
async function writeInPlaceOfPages(client, write) {
  const isWritten = await write().then(() => true, unlessFull)
  if (isWritten) return
  for await (const keys of client.scanIterator({ MATCH: 'kajo:page:*', COUNT: PAGES_AT_ONCE })) {
    if (keys.length === 0) continue
    await client.del(keys)
    if (await write().then(() => true, unlessFull)) return
  }
  await write()
}

/**
 * Time of an invalidation in ms; 0 when there is none, or for a value that no instance can have written.
 * @param {string | null} text @param {number} now
 */
const invalidationTime = (text, now) => {
  const time = Number(text ?? 0)
  return time > 0 && time < now + MINUTE ? time : 0
}

/**
 * Tag invalidations in Redis, timed by Redis's clock. The methods throw while Redis is unreachable.
 * @param {{ tagScope: string, now: () => number }} options
 */
export function createRedisInvalidations({ tagScope, now }) {
  /**
   * Tags whose invalidation is not sent to Redis yet, each with a serial number. They are sent before entries are read
   * from Redis again.
   * @type {Map<string, number>}
   */
  const unsent = new Map()
  let added = 0
  /** Tags that Redis, and so the other instances, did not have yet when `invalidate` resolved. */
  const late = new Set()
  const tagKey = (tag) => `kajo:tag:${tagScope}:${tag}`
  const sinceKey = `kajo:since:${tagScope}`

  const beginning = async (client, text) => {
    const at = now()
    if (text !== null) return invalidationTime(text, at)
    const isKept = await client.set(sinceKey, String(at)).catch(unlessFull)
    return isKept ? at : 0
  }

  return {
    /** @param {string[]} tags */
    add: (tags) => {
      for (const tag of tags) unsent.set(tag, ++added)
    },
    /** Sends the unsent tags. Resolves with those that were marked as late. */
    flush: async (client) => {
      const sent = [...unsent]
      // Use the current time: one that is too late costs a rendering, one that is too early would keep an old price.
      const at = String(now())
      const write = () => Promise.all(sent.map(([tag]) => client.set(tagKey(tag), at, { PX: TAG_LIFE })))
      await writeInPlaceOfPages(client, write)
      // A tag that was invalidated again meanwhile has another number and stays unsent.
      for (const [tag, number] of sent) if (unsent.get(tag) === number) unsent.delete(tag)
      const arrived = [...late].filter((tag) => !unsent.has(tag))
      for (const tag of arrived) late.delete(tag)
      return arrived
    },
    /** Marks those of the tags that are still unsent as late. @param {string[]} tags */
    markLate: (tags) => {
      for (const tag of tags) if (unsent.has(tag)) late.add(tag)
    },
    /** Stores the time since which this Redis has had invalidations, unless it is stored already. */
    begin: async (client) => {
      const [since] = await client.mGet([sinceKey])
      await beginning(client, since)
    },
    /**
     * Newest invalidation of the tags, 0 for none. `since` is the time since which this Redis has had invalidations: if
     * it lost its data, it also lost invalidations, so older entries must be renewed.
     * @param {string[]} tags
     */
    read: async (client, tags) => {
      const [since, ...times] = await client.mGet([sinceKey, ...tags.map(tagKey)])
      return {
        newest: Math.max(0, ...times.map((time) => invalidationTime(time, now()))),
        since: await beginning(client, since),
      }
    },
  }
}
