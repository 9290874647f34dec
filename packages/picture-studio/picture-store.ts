import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundedFolder } from '#bounded-folder'
import { isStudioName } from '#is-studio-name'
import { createRenderPool, type RenderPool } from '#render-pool'
import { STUDIO_VERSION } from '#studio-version'

/** Masters that are part of the repository: a fresh start shows them at once. */
export const KEPT_FOLDER = fileURLToPath(new URL('./kept', import.meta.url))

export type PictureStore = {
  /**
   * Master of a packshot or scene, WebP where it is part of the repository, else JPEG; null for a name the studio does
   * not know. Rejects when rendering fails.
   */
  master: (name: string) => Promise<Buffer | null>
  /** Somebody waits for a picture, until the returned function is called: it is drawn before what nobody waits for. */
  wait: (name: string) => () => void
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

/** Looks a master up in the repository, then on disk, then has it rendered once and kept. */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { cacheDir, maxBytes = 400 * MEGABYTE, keptDir = KEPT_FOLDER } = options
  const pool = options.pool ?? createRenderPool({ workers: options.workers })
  const folder = boundedFolder(cacheDir, maxBytes)
  const pending = new Map<string, Promise<Buffer>>()

  const make = async (name: string): Promise<Buffer> => {
    const file = `v${STUDIO_VERSION}.${name}`
    const kept = (await keptMaster(keptDir, name)) ?? (await folder.read(file))
    if (kept) return kept
    const fresh = await pool.render(name)
    await folder.write(file, fresh)
    return fresh
  }

  return {
    async master(name) {
      if (!isStudioName(name)) return null
      const known = pending.get(name)
      if (known) return known
      const promise = make(name).finally(() => pending.delete(name))
      pending.set(name, promise)
      return promise
    },
    wait: (name) => pool.wait(name),
    close: () => pool.close(),
  }
}
