import { createHash } from 'node:crypto'
import path from 'node:path'
import { boundedFolder, createPictureStore, type PictureStore, STUDIO_VERSION } from '@kajo/picture-studio'
import { LRUCache } from 'lru-cache'
import { type Resize, resizeImage, widthOf } from './resize-image'
import { staticFile } from './static-file'

export type ImageResult = { body: Buffer; etag: string }

export type ImageResultsOptions = {
  /** Holds the masters and, below `sized`, the results. */
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

/** Sized pictures by file and parameters: from memory, else from disk, else made once. */
export function imageResults(options: ImageResultsOptions) {
  const { cacheDir, maxBytes = 300 * MEGABYTE } = options
  const store = options.store ?? createPictureStore({ cacheDir })
  const folder = boundedFolder(path.join(cacheDir, 'sized'), maxBytes)
  const hot = new LRUCache<string, ImageResult>({ maxSize: 64 * MEGABYTE, sizeCalculation: (r) => r.body.length + 1 })
  const pending = new Map<string, Promise<ImageResult | null>>()
  const writes = new Set<Promise<void>>()

  /** Writes a result in its own time: who asked for it waits for the picture, not for the disk. */
  const keep = (key: string, body: Buffer): void => {
    const writing = folder
      .write(key, body)
      .catch((error: unknown) => console.warn('A sized picture could not be kept:', error))
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
    /** Null when there is no such file. */
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
    /** Somebody waits for a file, until the returned function is called: it is drawn before what nobody waits for. */
    wait: (file: string, wanted: Resize): (() => void) => store.wait(file, widthOf(wanted)),
    /** Resolves when what was sized is on disk. */
    async close() {
      await Promise.all(writes)
      await store.close()
    },
  }
}
