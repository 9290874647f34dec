import { LRUCache } from 'lru-cache'
import { unpack } from './entry-codec.mjs'

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

const MIB = 1024 * 1024

/** The framework and our stamps write onto what they are given. */
const copy = (entry) => ({
  ...entry,
  value: { ...entry.value },
  ...(entry.cacheControl ? { cacheControl: { ...entry.cacheControl } } : {}),
})

/**
 * The most requested entries, unpacked: unpacking a list page costs as much as half of its answer.
 * The key is the packed bytes, so a newer version can never be mixed up with an older one.
 * @param {number} megabytes
 */
export function createHotEntries(megabytes) {
  // Text takes two bytes a character as soon as one of them is outside Latin-1.
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
