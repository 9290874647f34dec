import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./files', import.meta.url))

/** A plain file name, without folders and leading dot. */
const SAFE = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)+$/i

/** A static file, such as a logo; null when it does not exist. */
export async function staticFile(name: string, folder = FOLDER): Promise<Buffer | null> {
  if (!SAFE.test(name)) return null
  try {
    return await readFile(path.join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
