import { createBreaker } from './breaker.mjs'

const DAY = 86_400_000
/** Marks outlive pages, else an old page could come back as fresh. */
const PAGE_LIFE = 7 * DAY
const TAG_LIFE = 8 * DAY
const CONNECT_TIMEOUT = 1000

const log = (up, error) =>
  console.log(
    JSON.stringify({ level: up ? 'info' : 'warn', event: up ? 'redis-back' : 'redis-lost', error: error?.message }),
  )

/** A full Redis still reads well: only the write is lost. */
const unlessFull = (error) => {
  if (!String(error?.message).startsWith('OOM')) throw error
}

async function connect(url, isClosed) {
  const { createClient, RESP_TYPES } = await import(/* webpackIgnore: true */ 'redis')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      reconnectStrategy: (tries) => (isClosed() ? false : Math.min(50 * 2 ** tries, 1000)),
    },
  })
  // Without a listener the client would end the process; the breaker reports the loss once.
  client.on('error', () => {})
  await client.connect()
  return { client, binary: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) }
}

/**
 * Pages and tags shared by all instances. Every method answers `undefined` while Redis is dead or slow; none throws.
 * @param {{ url: string, pageScope: string, tagScope: string, timeout: number, retryAfter?: number }} options
 */
export function createRedisStore({ url, pageScope, tagScope, timeout, retryAfter = 1000 }) {
  let connection
  let closed = false
  // Marks that Redis did not hear of; it must before its pages count again.
  const unsent = new Set()

  const redis = () => {
    connection ??= connect(url, () => closed).catch((error) => {
      connection = undefined
      throw error
    })
    return connection
  }
  const pageKey = (key) => `kajo:page:${pageScope}:${key}`
  const tagKey = (tag) => `kajo:tag:${tagScope}:${tag}`
  const sendMarks = async (tags, at) => {
    const { client } = await redis()
    await Promise.all(tags.map((tag) => client.set(tagKey(tag), String(at), { PX: TAG_LIFE })))
  }

  const probe = async () => {
    const { client } = await redis()
    await client.ping()
    const late = [...unsent]
    // Marked with the present: too stale costs one rendering, too fresh shows an old price.
    await sendMarks(late, Date.now())
    for (const tag of late) unsent.delete(tag)
  }
  const breaker = createBreaker({
    timeout,
    firstTimeout: Math.max(CONNECT_TIMEOUT, timeout),
    retryAfter,
    probe,
    onChange: log,
  })

  return {
    /** @param {string} key @returns {Promise<Uint8Array | null | undefined>} */
    read: (key) => breaker.run(async () => (await redis()).binary.get(pageKey(key))),
    /** @param {string} key @param {Uint8Array} bytes */
    write: (key, bytes) =>
      breaker.run(async () => {
        const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        await (await redis()).client.set(pageKey(key), content, { PX: PAGE_LIFE }).catch(unlessFull)
        return true
      }),
    /** Newest mark among the tags, 0 for never. @param {string[]} tags @returns {Promise<number | undefined>} */
    markedAt: (tags) =>
      breaker.run(async () => {
        if (tags.length === 0) return 0
        const times = await (await redis()).client.mGet(tags.map(tagKey))
        return Math.max(0, ...times.map(Number))
      }),
    /** @param {string[]} tags @param {number} at */
    mark: async (tags, at) => {
      for (const tag of tags) unsent.add(tag)
      await breaker.run(async () => {
        const all = [...unsent]
        await sendMarks(all, at)
        for (const tag of all) unsent.delete(tag)
      })
    },
    /** True when Redis answers now. */
    ping: async () =>
      (await breaker.run(async () => {
        await (await redis()).client.ping()
        return true
      })) === true,
    /** Ends the connection; for tests. */
    close: async () => {
      closed = true
      breaker.close()
      const pending = connection
      connection = undefined
      const open = await Promise.race([pending, Promise.resolve(null)])
      open?.client.destroy()
    },
  }
}
