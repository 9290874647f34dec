import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Files that no instance has used for this time in ms are removed, because no cached page refers to them any more. */
const KEPT_FOR = 30 * 86_400_000
/** Prefix of temporary files; `serve-shared.mjs` serves no names that begin with a dot. */
const UNFINISHED = '.unfinished-'

/** Relative paths of all files below a folder. @param {string} folder @returns {Promise<string[]>} */
export async function listAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
}

/** @param {string} path @param {number} now in ms */
const markInUse = (path, now) => utimes(path, now / 1000, now / 1000)

/**
 * Copies a file atomically: to a temporary name, which is then renamed.
 * @param {string} source @param {string} target @param {number} now in ms
 */
async function copyWhole(source, target, now) {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = join(dirname(target), UNFINISHED + randomUUID())
  try {
    await copyFile(source, unfinished)
    await markInUse(unfinished, now)
    await rename(unfinished, target)
  } catch (error) {
    // Remove the incomplete copy, which a full disk would leave at every attempt.
    await unlink(unfinished).catch(() => {})
    throw error
  }
}

/** Marks a file as used; resolves to false when it does not exist. @param {string} target @param {number} now */
const isMarked = (target, now) =>
  markInUse(target, now).then(
    () => true,
    () => false,
  )

/** @param {string} path @param {number} now */
async function removeIfOld(path, now) {
  // Another instance may have removed the file.
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
  if (now - mtimeMs > KEPT_FOR) await unlink(path).catch(() => {})
}

/**
 * Copies the static files of this build to the shared folder of all builds, then removes files that no build has used
 * for 30 days. Names contain a hash of the content or the build's id, so an existing file is only marked as used.
 * Rejects with errors of the file system.
 * @param {{ own: string, shared: string, now?: number }} options folders; the time in ms since 1970
 */
export async function shareAssets({ own, shared, now = Date.now() }) {
  await mkdir(shared, { recursive: true })
  for (const name of await listAssets(own)) {
    const target = join(shared, name)
    if (!(await isMarked(target, now))) await copyWhole(join(own, name), target, now)
  }
  for (const name of await listAssets(shared)) await removeIfOld(join(shared, name), now)
}
