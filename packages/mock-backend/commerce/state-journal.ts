import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const SMALLEST_LIMIT = 4 * 1024 * 1024

/** Removes temporary snapshot files left by a process that was killed. */
async function removeDrafts(file: string): Promise<void> {
  const dir = path.dirname(file)
  const start = `${path.basename(file)}.`
  const drafts = (await readdir(dir)).filter((name) => name.startsWith(start) && name.endsWith('.tmp'))
  await Promise.all(drafts.map((name) => rm(path.join(dir, name), { force: true })))
}

/** Syncs a folder, which makes a rename in it durable. Windows cannot open folders and does not need this. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Replaces `file` atomically: writes a temporary file and renames it. Returns the open file. */
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

/** Writes all bytes. A single write may be partial, for example on a nearly full disk. */
async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

/**
 * The state file: a snapshot line, then a line for each change. Every call resolves when its bytes are on disk. Calls
 * must not overlap. After a failure the journal must be replaced by a new one. `size`: bytes of the complete lines in
 * the file; with 0, the first append writes a new file.
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
    // Remove an incomplete last line, so that the next line does not continue it.
    await handle.truncate(length)
  }

  return {
    /** Appends lines with one sync. When the file has become too large, writes a new snapshot instead. */
    async append(lines: string[]): Promise<void> {
      if (!handle) await openFile()
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
      if (!handle || length + bytes.length > limit) return compact()
      await writeAt(handle, bytes, length)
      await handle.datasync()
      length += bytes.length
    },
    /** Removes the bytes of a failed append, if the disk allows it. */
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
