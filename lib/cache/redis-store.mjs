import { logLine } from '../log/log-line.mjs'
import { count } from '../metrics/record.mjs'
import { createBreaker } from './breaker.mjs'
import { createRedisClock } from './clock.mjs'
import { createRedisInvalidations, unlessFull } from './redis-invalidations.mjs'

const CONNECT_TIMEOUT = 1000

function report(up, error) {
  logLine(up ? 'info' : 'warn', up ? 'redis-back' : 'redis-lost', { error: error?.message })
  if (!up) count('redisLosses')
}

async function connect(url, isClosed) {
  const { createClient, RESP_TYPES } = await import(/* webpackIgnore: true, turbopackIgnore: true */ 'redis')
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

const timeOf = async ({ client }) => {
  const [seconds, micros] = await client.sendCommand(['TIME'])
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)
}

/** A key that another program wrote with another type is no page, and no outage. @param {Error} error @returns {null} */
function missOfWrongType(error) {
  if (error.message.startsWith('WRONGTYPE')) return null
  throw error
}

/**
 * Pages and tags shared by all instances. No method rejects; while Redis is unreachable or slow, reads and writes
 * resolve with `undefined`. Times are in ms.
 * @param {{ url: string, pageScope: string, tagScope: string, timeout: number, retryAfter?: number }} options
 */
export function createRedisStore({ url, pageScope, tagScope, timeout, retryAfter = 1000 }) {
  let connection
  let closed = false
  const clock = createRedisClock(async () => timeOf(await redis()))
  const invalidations = createRedisInvalidations({ tagScope, now: clock.now })
  /** Connects and measures the clock, so that the first invalidation or entry has the time of Redis. */
  const open = async () => {
    const opened = await connect(url, () => closed)
    try {
      await clock.measure(() => timeOf(opened))
      await invalidations.begin(opened.client)
      return opened
    } catch (error) {
      opened.client.destroy()
      throw error
    }
  }
  const redis = () => {
    connection ??= open().catch((error) => {
      connection = undefined
      throw error
    })
    return connection
  }
  const pageKey = (key) => `kajo:page:${pageScope}:${key}`
  /** Called with the late tags that a flush has sent. @type {(tags: string[]) => void} */
  let onLateSent = () => {}
  const flush = async (client) => {
    const sent = await invalidations.flush(client)
    if (sent.length > 0) onLateSent(sent)
  }

  const probe = async () => {
    const { client } = await redis()
    await client.ping()
    await clock.measure()
    await flush(client)
  }
  const breaker = createBreaker({
    timeout,
    firstTimeout: Math.max(CONNECT_TIMEOUT, timeout),
    retryAfter,
    probe,
    onChange: (up, error) => {
      report(up, error)
      // sends the invalidations that were added while the probe was sending earlier ones
      if (up) void breaker.run(async () => flush((await redis()).client))
    },
  })

  return {
    /** Time by the clock of Redis, in milliseconds. */
    now: clock.now,
    /** @param {string} key @returns {Promise<Uint8Array | null | undefined>} */
    read: (key) => breaker.run(async () => (await redis()).binary.get(pageKey(key)).catch(missOfWrongType)),
    /** @param {string} key @param {Uint8Array} bytes @param {number} life in milliseconds */
    write: (key, bytes, life) =>
      breaker.run(async () => {
        const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        await (await redis()).client.set(pageKey(key), content, { PX: Math.ceil(life) }).catch(unlessFull)
        return true
      }),
    /** @param {string} key */
    remove: (key) => breaker.run(async () => (await redis()).client.del(pageKey(key))),
    /** @param {string[]} tags @returns {Promise<{ newest: number, since: number } | undefined>} */
    invalidations: (tags) => breaker.run(async () => invalidations.read((await redis()).client, tags)),
    /**
     * If Redis is unreachable, the tags are sent when it is back. Then the `onArrival` of the last call gets them.
     * @param {string[]} tags @param {(tags: string[]) => void} [onArrival]
     */
    invalidate: async (tags, onArrival = onLateSent) => {
      onLateSent = onArrival
      invalidations.add(tags)
      const isSent = await breaker.run(async () => {
        await flush((await redis()).client)
        return true
      })
      if (!isSent) invalidations.markLate(tags)
    },
    isUp: breaker.isUp,
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
      const opened = await Promise.race([pending, Promise.resolve(null)])
      opened?.client.destroy()
    },
  }
}
