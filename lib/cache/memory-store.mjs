import { LRUCache } from 'lru-cache'

const MIB = 1024 * 1024
const MAX_TAGS = 20_000
/** Memory that an entry takes besides its bytes and key, in bytes. */
const OVERHEAD = 256

/**
 * Packed entries of this process; the least recently used are evicted first.
 * @param {{ entries: number, megabytes: number }} limits
 */
export function createMemoryStore({ entries, megabytes }) {
  const pages = new LRUCache({
    max: entries,
    maxSize: megabytes * MIB,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length * 2 + OVERHEAD,
  })
  const tags = new LRUCache({ max: MAX_TAGS })
  return {
    /** @param {string} key @returns {Uint8Array | null} */
    read: (key) => pages.get(key) ?? null,
    /** @param {string} key @param {Uint8Array} bytes */
    write: (key, bytes) => {
      pages.set(key, bytes)
    },
    /** @param {string} key */
    remove: (key) => {
      pages.delete(key)
    },
    /** Newest time (ms) at which one of the tags was invalidated, 0 for never. @param {string[]} names */
    invalidatedAt: (names) => names.reduce((newest, name) => Math.max(newest, tags.get(name) ?? 0), 0),
    /** @param {string[]} names @param {number} at */
    invalidate: (names, at) => {
      for (const name of names) tags.set(name, at)
    },
    /** For tests and measurements. */
    size: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  }
}
