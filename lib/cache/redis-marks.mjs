const DAY = 86_400_000
const MINUTE = 60_000
/** Lifetime of a mark: longer than that of any entry, after which entries are renewed anyway. */
const TAG_LIFE = 2 * DAY

/** Ignores the error of a write to a full Redis, which can still be read; rethrows others. @param {unknown} error @returns {undefined} */
export function unlessFull(error) {
  if (!(error instanceof Error && error.message.startsWith('OOM'))) throw error
}

/** Time of a mark; 0 for a value that no instance can have written. @param {string | null} text @param {number} now */
const markTime = (text, now) => {
  const time = Number(text ?? 0)
  return time > 0 && time < now + MINUTE ? time : 0
}

/**
 * Tag invalidations ("marks") in Redis, with times of Redis's clock. The methods throw while Redis is unreachable.
 * @param {{ tagScope: string, now: () => number }} options
 */
export function createRedisMarks({ tagScope, now }) {
  /** Tag invalidations not yet sent to Redis. They are flushed before entries are read from it again. */
  const unsent = new Set()
  const tagKey = (tag) => `kajo:tag:${tagScope}:${tag}`
  const sinceKey = `kajo:since:${tagScope}`

  const beginning = async (client, text) => {
    const at = now()
    if (text !== null) return markTime(text, at)
    const isKept = await client.set(sinceKey, String(at)).catch(unlessFull)
    return isKept ? at : 0
  }

  return {
    /** @param {string[]} tags */
    add: (tags) => {
      for (const tag of tags) unsent.add(tag)
    },
    flush: async (client) => {
      const late = [...unsent]
      // Use the current time: a mark that is too late costs one rendering, one that is too early would keep an old price.
      const at = String(now())
      await Promise.all(late.map((tag) => client.set(tagKey(tag), at, { PX: TAG_LIFE })))
      for (const tag of late) unsent.delete(tag)
    },
    /** Stores the time since which this Redis has had marks, unless it is stored already. */
    begin: async (client) => {
      const [since] = await client.mGet([sinceKey])
      await beginning(client, since)
    },
    /**
     * Newest mark among the tags, 0 for none. `since` is the time since which this Redis has had marks: if Redis lost its
     * data, it also lost marks, so older entries must be treated as marked.
     * @param {string[]} tags
     */
    read: async (client, tags) => {
      const [since, ...times] = await client.mGet([sinceKey, ...tags.map(tagKey)])
      return {
        newest: Math.max(0, ...times.map((time) => markTime(time, now()))),
        since: await beginning(client, since),
      }
    },
  }
}
