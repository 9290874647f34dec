import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundedFolder } from '#bounded-folder'
import { orderFor } from '#draft-order'
import { isStudioName } from '#is-studio-name'
import { createRenderPool, type RenderPool } from '#render-pool'
import { STUDIO_VERSION } from '#studio-version'

/** Folder of the masters in the repository, which are available without rendering. */
export const KEPT_FOLDER = fileURLToPath(new URL('./kept', import.meta.url))

export type PictureStore = {
  /**
   * Master of a packshot or scene: WebP if it is in the repository, else JPEG. Null for an unknown name. For a small
   * `width` it may be a draft, if the picture itself has not been drawn. Rejects when rendering fails.
   */
  master: (name: string, width?: number) => Promise<Buffer | null>
  /**
   * Gives a picture of this width priority over pictures that no request waits for, until the returned function is
   * called.
   */
  wait: (name: string, width?: number) => () => void
  close: () => Promise<void>
}

const MEGABYTE = 1024 * 1024

export type PictureStoreOptions = {
  /** Folder for rendered masters, for example `.kajo/pictures`. */
  cacheDir: string
  maxBytes?: number
  workers?: number
  keptDir?: string
  pool?: RenderPool
}

const keptMaster = (dir: string, name: string): Promise<Buffer | null> =>
  readFile(path.join(dir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Finds masters in the repository, then in the cache folder; otherwise renders them once and stores them. */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { cacheDir, maxBytes = 400 * MEGABYTE, keptDir = KEPT_FOLDER } = options
  const pool = options.pool ?? createRenderPool({ workers: options.workers ?? availableParallelism() })
  const folder = boundedFolder(cacheDir, maxBytes)
  const pending = new Map<string, Promise<Buffer>>()

  const fileOf = (order: string): string => `v${STUDIO_VERSION}.${order}`

  const make = async (name: string, order: string): Promise<Buffer> => {
    const made = (await keptMaster(keptDir, name)) ?? (await folder.read(fileOf(name)))
    const known = made ?? (order === name ? null : await folder.read(fileOf(order)))
    if (known) return known
    const fresh = await pool.render(order)
    await folder.write(fileOf(order), fresh)
    return fresh
  }

  return {
    async master(name, width = Number.POSITIVE_INFINITY) {
      if (!isStudioName(name)) return null
      const order = orderFor(name, width)
      const known = pending.get(order)
      if (known) return known
      const promise = make(name, order).finally(() => pending.delete(order))
      pending.set(order, promise)
      return promise
    },
    wait: (name, width = Number.POSITIVE_INFINITY) => pool.wait(orderFor(name, width)),
    close: () => pool.close(),
  }
}
