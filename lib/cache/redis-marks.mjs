const DAY = 86_400_000
const MINUTE = 60_000
/** Marks outlive the longest life after which an entry is renewed anyway. */
const TAG_LIFE = 2 * DAY

/** A full Redis still reads well: only the write is lost. @param {unknown} error @returns {undefined} */
export function unlessFull(error) {
  if (!(error instanceof Error && error.message.startsWith('OOM'))) throw error
}

/** A value that no instance can have written counts as no mark. @param {string | null} text @param {number} now */
const markTime = (text, now) => {
  const time = Number(text ?? 0)
  return time > 0 && time < now + MINUTE ? time : 0
}

/**
 * Tag invalidations in Redis, timed by its own clock. The methods throw while Redis is away.
 * @param {{ tagScope: string, now: () => number }} options
 */
export function createRedisMarks({ tagScope, now }) {
  /** Tag invalidations not yet sent to Redis. They are flushed before it counts as back. */
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
      // Marked with the present: too stale costs one rendering, too fresh shows an old price.
      const at = String(now())
      await Promise.all(late.map((tag) => client.set(tagKey(tag), at, { PX: TAG_LIFE })))
      for (const tag of late) unsent.delete(tag)
    },
    /** Notes when this Redis began to hold marks, unless it holds some already. */
    begin: async (client) => {
      const [since] = await client.mGet([sinceKey])
      await beginning(client, since)
    },
    /**
     * Newest mark among the tags, 0 for never; `since` is when this Redis began to hold marks. One that lost its data
     * lost marks with it, so entries from before count as marked.
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
