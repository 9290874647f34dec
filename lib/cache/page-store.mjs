import { pack } from './entry-codec.mjs'
import { createHotEntries } from './hot-entries.mjs'
import { keyScopes, readBuildId } from './keys.mjs'
import { createMemoryStore } from './memory-store.mjs'
import { createRedisStore } from './redis-store.mjs'

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

/**
 * Pages in memory and, where there is one, in the shared Redis. Memory holds a copy of everything this instance saw,
 * so that it can go on alone.
 * @param {ReturnType<typeof createMemoryStore>} memory
 * @param {ReturnType<typeof createRedisStore> | null} redis
 */
export function createPageStore(memory, redis) {
  const hot = createHotEntries()
  return {
    memory,
    redis,
    /** @param {string} key @returns {Promise<Entry | null>} */
    read: async (key) => {
      const own = memory.read(key)
      const shared = await redis?.read(key)
      const ours = hot.open(own)
      // Equal bytes are the same page, and ours is decoded already.
      if (!shared || (own && Buffer.compare(shared, own) === 0)) return ours
      const theirs = hot.open(shared)
      // What was drawn while Redis was away is newer than what it still holds.
      if (!theirs || (ours && ours.lastModified > theirs.lastModified)) return ours
      memory.write(key, shared)
      return theirs
    },
    /** @param {string} key @param {Entry} entry */
    write: async (key, entry) => {
      const packed = pack(entry)
      memory.write(key, packed)
      await redis?.write(key, packed)
    },
    /** @param {string[]} tags */
    markedAt: async (tags) => Math.max(memory.markedAt(tags), (await redis?.markedAt(tags)) ?? 0),
    /** @param {string[]} tags @param {number} at */
    mark: async (tags, at) => {
      memory.mark(tags, at)
      await redis?.mark(tags, at)
    },
  }
}

/** @typedef {ReturnType<typeof createPageStore>} PageStore */

const limit = (text, fallback) => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

async function build(options, variables) {
  const memory = createMemoryStore({
    entries: limit(variables.PAGE_CACHE_ENTRIES, 5000),
    megabytes: limit(variables.PAGE_CACHE_MB, 112),
  })
  // A build must neither fill nor need the shared store.
  const shared = variables.REDIS_URL && variables.NEXT_PHASE !== 'phase-production-build'
  if (!shared) return createPageStore(memory, null)
  const scopes = await keyScopes(variables, await readBuildId(options))
  const timeout = limit(variables.REDIS_TIMEOUT, 250)
  return createPageStore(memory, createRedisStore({ url: variables.REDIS_URL, timeout, ...scopes }))
}

const PLACE = Symbol.for('kajo.page-store')

/**
 * The one store of this process. It sits on the global object because the framework makes a handler per request and
 * loads this file both inside and outside its bundle.
 * @param {Parameters<typeof readBuildId>[0]} options
 * @returns {Promise<PageStore>}
 */
export function pageStore(options = {}) {
  globalThis[PLACE] ??= build(options, process.env)
  return globalThis[PLACE]
}

/** The store if a page has made one, without making one. @returns {Promise<PageStore> | undefined} */
export const currentPageStore = () => globalThis[PLACE]
