import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A folder of files with a limit of bytes; the least recently used files are removed first. */
export type BoundedFolder = {
  /** Resolves to null when the file does not exist. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, data: Buffer) => Promise<void>
}

const PART = /^\.\d+-\d+\.part$/
/**
 * Age in ms after which a temporary file is removed. A write takes milliseconds, so its process must have been killed.
 */
const PART_LIFE = 60_000

async function sizesIn(dir: string): Promise<Map<string, number>> {
  await mkdir(dir, { recursive: true })
  const files = (await readdir(dir, { withFileTypes: true })).filter((f) => f.isFile())
  const parts = files.filter(({ name }) => PART.test(name))
  await Promise.all(parts.map(({ name }) => removeOldPart(dir, name)))
  const whole = files.filter(({ name }) => !PART.test(name))
  const found = await Promise.all(whole.map(async (f) => ({ name: f.name, ...(await factsOf(dir, f.name)) })))
  found.sort((a, b) => a.mtimeMs - b.mtimeMs)
  return new Map(found.map((f) => [f.name, f.size]))
}

async function removeOldPart(dir: string, name: string): Promise<void> {
  const facts = await factsOf(dir, name).catch(() => null)
  if (facts && Date.now() - facts.mtimeMs > PART_LIFE) await rm(path.join(dir, name), { force: true })
}

const factsOf = async (dir: string, name: string) => {
  const { size, mtimeMs } = await stat(path.join(dir, name))
  return { size, mtimeMs }
}

/** Opens a folder, creating it if necessary. Names must be plain file names. */
export function boundedFolder(dir: string, maxBytes: number): BoundedFolder {
  let opened: Promise<Map<string, number>> | null = null
  const open = () => {
    opened ??= sizesIn(dir)
    return opened
  }
  /** Bytes of all files; -1 before the first write. */
  let total = -1
  let serial = 0

  const trim = async (sizes: Map<string, number>) => {
    for (const [name, size] of sizes) {
      if (total <= maxBytes) return
      sizes.delete(name)
      total -= size
      await rm(path.join(dir, name), { force: true })
    }
  }

  return {
    async read(name) {
      const sizes = await open()
      const size = sizes.get(name)
      if (size === undefined) return null
      // The last file of the map was used last. Move it before the read, so that concurrent reads find it.
      sizes.delete(name)
      sizes.set(name, size)
      try {
        return await readFile(path.join(dir, name))
      } catch {
        // The folder may have been emptied by hand, or the file removed during the read.
        if (sizes.get(name) === size) {
          sizes.delete(name)
          if (total >= 0) total -= size
        }
        return null
      }
    },
    async write(name, data) {
      const sizes = await open()
      if (total < 0) total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      // Write to a temporary name and rename it, so that an incomplete file is never read.
      const aside = path.join(dir, `.${process.pid}-${serial++}.part`)
      await mkdir(dir, { recursive: true })
      try {
        await writeFile(aside, data)
        await rename(aside, path.join(dir, name))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      total += data.length - (sizes.get(name) ?? 0)
      sizes.delete(name)
      sizes.set(name, data.length)
      await trim(sizes)
    },
  }
}
