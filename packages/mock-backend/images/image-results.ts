import { createHash } from 'node:crypto'
import path from 'node:path'
import { boundedFolder, createPictureStore, type PictureStore, STUDIO_VERSION } from '@kajo/picture-studio'
import { LRUCache } from 'lru-cache'
import { type Resize, resizeImage, widthOf } from './resize-image'
import { staticFile } from './static-file'

export type ImageResult = { body: Buffer; etag: string }

export type ImageResultsOptions = {
  /** Folder of the drawn pictures; its folder `sized` has the resized ones. */
  cacheDir: string
  store?: PictureStore
  maxBytes?: number
}

const MEGABYTE = 1024 * 1024

const keyOf = (file: string, wanted: Resize): string => {
  const { format, fit, width = 0, height = 0, quality, background = '', dpr } = wanted
  const facts = [STUDIO_VERSION, file, format, fit, width, height, quality, background, dpr]
  return createHash('sha256').update(facts.join(' ')).digest('hex').slice(0, 40)
}

/** Resized pictures: from memory, else from disk, else newly made. Concurrent equal requests share the work. */
export function imageResults(options: ImageResultsOptions) {
  const { cacheDir, maxBytes = 300 * MEGABYTE } = options
  const store = options.store ?? createPictureStore({ cacheDir })
  const folder = boundedFolder(path.join(cacheDir, 'sized'), maxBytes)
  const hot = new LRUCache<string, ImageResult>({ maxSize: 32 * MEGABYTE, sizeCalculation: (r) => r.body.length + 1 })
  const pending = new Map<string, Promise<ImageResult | null>>()
  const writes = new Set<Promise<void>>()

  /** Writes a result to disk without delaying the response. */
  const keep = (key: string, body: Buffer): void => {
    const writing = folder
      .write(key, body)
      .catch((error: unknown) => console.warn('A resized picture could not be stored:', error))
      .finally(() => writes.delete(writing))
    writes.add(writing)
  }

  const make = async (file: string, wanted: Resize, key: string): Promise<ImageResult | null> => {
    const etag = `"${key}"`
    const kept = await folder.read(key)
    if (kept) return { body: kept, etag }
    const master = (await store.master(file, widthOf(wanted))) ?? (await staticFile(file))
    if (!master) return null
    const body = await resizeImage(master, wanted)
    keep(key, body)
    return { body, etag }
  }

  return {
    /** Resolves to null when the file does not exist. */
    async load(file: string, wanted: Resize): Promise<ImageResult | null> {
      const key = keyOf(file, wanted)
      const known = hot.get(key)
      if (known) return known
      let promise = pending.get(key)
      if (!promise) {
        promise = make(file, wanted, key).finally(() => pending.delete(key))
        pending.set(key, promise)
      }
      const result = await promise
      if (result) hot.set(key, result)
      return result
    },
    /** Gives a file priority over files that no request waits for, until the returned function is called. */
    wait: (file: string, wanted: Resize): (() => void) => store.wait(file, widthOf(wanted)),
    /** Resolves when all results are on disk. */
    async close() {
      await Promise.all(writes)
      await store.close()
    },
  }
}
