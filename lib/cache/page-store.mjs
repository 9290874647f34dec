import { steadyNow } from './clock.mjs'
import { pack } from './entry-codec.mjs'
import { createHotEntries } from './hot-entries.mjs'
import { keyScopes, readBuildId } from './keys.mjs'
import { PAGE_EXPIRY } from './life.mjs'
import { createMemoryStore } from './memory-store.mjs'
import { createRedisStore } from './redis-store.mjs'

/** @typedef {import('./entry-codec.mjs').Entry} Entry */
/** @typedef {ReturnType<typeof createMemoryStore>} MemoryStore */

const SECOND = 1000
/** Memory in MiB for unpacked copies of the most requested entries. Those of the second store get half as much more. */
const HOT_MB = 16
/** In ms. Data read just before an invalidation may be stored just after it, so entries of this time are old too. */
const INVALIDATION_GRACE = SECOND
/** In ms. Two measurements of the time of Redis differ by the latency of their requests. */
const CLOCK_GRACE = SECOND

/** Lifetime of an entry in Redis, in ms: until the framework would not serve it any more. @param {Entry} entry */
const lifeOf = ({ cacheControl }) => (cacheControl?.expire ?? PAGE_EXPIRY) * SECOND

/**
 * True for an entry that was rendered while Redis was unreachable.
 * @param {Entry | null} ours @param {Entry} theirs the entry in Redis
 */
const isNewer = (ours, theirs) => ours !== null && ours.lastModified > theirs.lastModified

/**
 * Entries in memory and, if configured, in the shared Redis. Memory holds a copy of each entry that this instance has
 * read or written, for times without Redis. Secondary entries are in `second` only (`entry-class.mjs`), never in both.
 * @param {{ memory: MemoryStore, second: MemoryStore, redis?: ReturnType<typeof createRedisStore> | null }} stores
 */
export function createPageStore({ memory, second, redis = null }) {
  const hot = createHotEntries(HOT_MB)
  const hotSecond = createHotEntries(HOT_MB / 2)
  /** The time of Redis where it is known, so that instances with different clocks agree; else `steadyNow`. */
  const now = () => redis?.now() ?? steadyNow()
  return {
    memory,
    second,
    redis,
    now,
    /** Keys of the pages that many addresses share, by internal path. @type {Map<string, string>} */
    sharedKeys: new Map(),
    /** @param {string} key @returns {Promise<Entry | null>} */
    read: async (key) => {
      const own = memory.read(key)
      const shared = await redis?.read(key)
      const ours = own ? await hot.open(own) : await hotSecond.open(second.read(key))
      // Equal bytes are the same entry, and ours is unpacked already.
      if (!shared || (own && Buffer.compare(shared, own) === 0)) return ours
      const theirs = await hot.open(shared)
      if (!theirs || isNewer(ours, theirs)) return ours
      second.remove(key)
      memory.write(key, shared)
      return theirs
    },
    /** @param {string} key @param {Entry} entry @param {{ isSecondary?: boolean }} [options] */
    write: async (key, entry, { isSecondary = false } = {}) => {
      const packed = await pack(entry)
      const [target, other] = isSecondary ? [second, memory] : [memory, second]
      other.remove(key)
      target.write(key, packed)
      if (isSecondary) await redis?.remove(key)
      else await redis?.write(key, packed, lifeOf(entry))
    },
    /**
     * True for an entry that must be renewed: one of its tags was invalidated later, Redis lost its invalidations
     * later, or its time is in the future.
     * @param {Entry} entry @param {string[]} tags
     */
    isInvalidated: async ({ lastModified }, tags) => {
      const shared = await redis?.invalidations(tags)
      const newest = Math.max(memory.invalidatedAt(tags), shared?.newest ?? 0)
      if (newest + INVALIDATION_GRACE > lastModified || (shared?.since ?? 0) > lastModified) return true
      return lastModified > now() + CLOCK_GRACE
    },
    /**
     * Never rejects. If Redis is unreachable, the tags are sent to it when it is back, and `onArrival` is then called
     * with them.
     * @param {string[]} tags @param {(tags: string[]) => void} [onArrival]
     */
    invalidate: async (tags, onArrival) => {
      memory.invalidate(tags, now())
      await redis?.invalidate(tags, onArrival)
      // The first contact with Redis may have corrected the clock.
      memory.invalidate(tags, now())
    },
  }
}

/** @typedef {ReturnType<typeof createPageStore>} PageStore */

const limit = (text, fallback) => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

async function build(options, variables) {
  const entries = limit(variables.PAGE_CACHE_ENTRIES, 5000)
  const megabytes = limit(variables.PAGE_CACHE_MB, 40)
  const memory = createMemoryStore({ entries, megabytes })
  const second = createMemoryStore({ entries, megabytes: Math.ceil(megabytes / 4) })
  // A build must neither fill nor need the shared store.
  const shared = variables.REDIS_URL && variables.NEXT_PHASE !== 'phase-production-build'
  if (!shared) return createPageStore({ memory, second })
  const scopes = await keyScopes(variables, await readBuildId(options))
  const timeout = limit(variables.REDIS_TIMEOUT, 250)
  return createPageStore({ memory, second, redis: createRedisStore({ url: variables.REDIS_URL, timeout, ...scopes }) })
}

const PLACE = Symbol.for('kajo.page-store')

/**
 * The one store of this process. It is on the global object, because the framework creates a handler per request and
 * loads this file both inside and outside its bundle.
 * @param {Parameters<typeof readBuildId>[0]} options
 * @returns {Promise<PageStore>}
 */
export function pageStore(options = {}) {
  globalThis[PLACE] ??= build(options, process.env)
  return globalThis[PLACE]
}

/** The store, if `pageStore` has created it. @returns {Promise<PageStore> | undefined} */
export const currentPageStore = () => globalThis[PLACE]
