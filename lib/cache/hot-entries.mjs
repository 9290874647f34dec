import { LRUCache } from 'lru-cache'
import { unpack } from './entry-codec.mjs'

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

const MAX_BYTES = 24 * 1024 * 1024

/** An older program's bytes under our key are no page of ours. */
function unpackIfOurs(packed) {
  try {
    return unpack(packed)
  } catch {
    return null
  }
}

/** The framework and our stamps write onto what they are given. */
const copy = (entry) => ({
  ...entry,
  value: { ...entry.value },
  ...(entry.cacheControl ? { cacheControl: { ...entry.cacheControl } } : {}),
})

/**
 * The most wanted entries, ready to use: decoding the text of a list page costs as much as half of its answer.
 * Known by their bytes, so a newer version can never be mixed up with an older one.
 */
export function createHotEntries() {
  const ready = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (_, packed) => packed.byteLength * 2 })
  return {
    /** @param {Uint8Array | null | undefined} packed @returns {Entry | null} */
    open: (packed) => {
      if (!packed) return null
      const known = ready.get(packed)
      if (known) return copy(known)
      const entry = unpackIfOurs(packed)
      if (!entry) return null
      ready.set(packed, entry)
      return copy(entry)
    },
  }
}
