import { LRUCache } from 'lru-cache'
import { unpack } from './entry-codec.mjs'

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

const MIB = 1024 * 1024

/** A copy, because the framework and `PageCache` modify entries that they read. */
const copy = (entry) => ({
  ...entry,
  value: { ...entry.value },
  ...(entry.cacheControl ? { cacheControl: { ...entry.cacheControl } } : {}),
})

/**
 * The most requested entries, unpacked: unpacking a list page takes as long as half of its response.
 * The key is the object with the packed bytes, so a newer version cannot be confused with an older one.
 * @param {number} megabytes
 */
export function createHotEntries(megabytes) {
  // Twice the size: a string takes two bytes per character if any of them is outside Latin-1.
  const ready = new LRUCache({ maxSize: megabytes * MIB, sizeCalculation: ({ size }) => size * 2 })
  return {
    /** @param {Uint8Array | null | undefined} packed @returns {Promise<Entry | null>} */
    open: async (packed) => {
      if (!packed) return null
      const known = ready.get(packed)
      if (known) return copy(known.entry)
      const unpacked = await unpack(packed)
      if (!unpacked) return null
      ready.set(packed, unpacked)
      return copy(unpacked.entry)
    },
  }
}
