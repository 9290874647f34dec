import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Maximum size of the cached bodies in bytes, compressed; a list page takes about 30 KB. */
const CACHE_BYTES = 16 * 1024 * 1024
/** Compressing a page of 450 KB takes 10 ms at this level. The highest level would take a second. */
const BROTLI_QUALITY = 5

const METHODS = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
}

/**
 * Creates a cache of compressed bodies; a `key` identifies body and encoding. Concurrent requests for the same key
 * share one compression.
 */
export function createCompressedBodies() {
  const cached = new LRUCache({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => Math.max(length, 1) })
  const pending = new Map()
  return {
    /** @param {string} key @returns {Buffer | undefined} */
    get: (key) => cached.get(key),
    /** @param {string} key @param {'br' | 'gzip'} encoding @param {Buffer} body @returns {Promise<Buffer>} */
    compress: (key, encoding, body) => {
      const run = async () => {
        try {
          const compressed = await METHODS[encoding](body)
          cached.set(key, compressed)
          return compressed
        } finally {
          pending.delete(key)
        }
      }
      if (!pending.has(key)) pending.set(key, run())
      return pending.get(key)
    },
  }
}

/** @typedef {ReturnType<typeof createCompressedBodies>} CompressedBodies */
