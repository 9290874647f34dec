import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const SMALLEST_LIMIT = 4 * 1024 * 1024

/** Removes drafts of snapshots that a killed process left behind. */
async function removeDrafts(file: string): Promise<void> {
  const dir = path.dirname(file)
  const start = `${path.basename(file)}.`
  const drafts = (await readdir(dir)).filter((name) => name.startsWith(start) && name.endsWith('.tmp'))
  await Promise.all(drafts.map((name) => rm(path.join(dir, name), { force: true })))
}

/** Makes a rename durable. Windows cannot open a folder, and does not need it. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Writes a whole file beside `file` and renames it over; returns it open. */
async function replaceFile(file: string, bytes: Buffer): Promise<FileHandle> {
  const draft = `${file}.${process.pid}.tmp`
  const handle = await open(draft, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
    await rename(draft, file)
    await syncFolder(path.dirname(file))
    return handle
  } catch (error) {
    await handle.close()
    await rm(draft, { force: true })
    throw error
  }
}

/** A disk that is nearly full may take only a part of what it is given. */
async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

/**
 * The file of a state: a snapshot line, then lines appended to it. Every call resolves when its bytes are on disk.
 * One call at a time; after a failure the journal is of no more use. `size` is what the file has in whole lines, 0 for a
 * file to be written anew.
 */
export function createStateJournal(file: string, size: number, snapshot: () => string) {
  let handle: FileHandle | null = null
  let length = size
  let limit = Math.max(SMALLEST_LIMIT, 2 * size)

  const compact = async () => {
    const bytes = Buffer.from(`${snapshot()}\n`)
    const old = handle
    handle = await replaceFile(file, bytes)
    await old?.close()
    length = bytes.length
    limit = Math.max(SMALLEST_LIMIT, 2 * length)
  }

  const openFile = async () => {
    await mkdir(path.dirname(file), { recursive: true })
    await removeDrafts(file)
    if (length === 0) return
    handle = await open(file, constants.O_RDWR)
    // an unfinished line must not become the start of the next one
    await handle.truncate(length)
  }

  return {
    /** Appends lines with one sync for all of them; a file that has grown too long becomes a new snapshot instead. */
    async append(lines: string[]): Promise<void> {
      if (!handle) await openFile()
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
      if (!handle || length + bytes.length > limit) return compact()
      await writeAt(handle, bytes, length)
      await handle.datasync()
      length += bytes.length
    },
    /** Takes back what a failed append wrote, as far as the disk allows. */
    async abandon(): Promise<void> {
      await handle?.truncate(length).catch(() => undefined)
      await handle?.close().catch(() => undefined)
      handle = null
    },
    async close(): Promise<void> {
      await handle?.close()
      handle = null
    },
  }
}
