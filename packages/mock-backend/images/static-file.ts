import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./files', import.meta.url))

/** One plain file name: no folders, no leading dot, nothing that climbs. */
const SAFE = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)+$/i

/** A file that lies ready, such as a logo; null when there is none of that name. */
export async function staticFile(name: string, folder = FOLDER): Promise<Buffer | null> {
  if (!SAFE.test(name)) return null
  try {
    return await readFile(path.join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
