import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Files that no instance has had for so long are removed: no page that names them is kept by a cache, in ms. */
const KEPT_FOR = 30 * 86_400_000
/** Names of files being written; `serve-shared.mjs` serves none that begins with a dot. */
const UNFINISHED = '.unfinished-'

/** Relative paths of all files below a folder. @param {string} folder @returns {Promise<string[]>} */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
}

/** @param {string} path @param {number} now in ms */
const markInUse = (path, now) => utimes(path, now / 1000, now / 1000)

/** Copies under another name first, so that nobody reads half a file. @param {string} source @param {string} target @param {number} now */
async function copyWhole(source, target, now) {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = join(dirname(target), UNFINISHED + randomUUID())
  try {
    await copyFile(source, unfinished)
    await markInUse(unfinished, now)
    await rename(unfinished, target)
  } catch (error) {
    // On a full disk every attempt would leave a part behind.
    await unlink(unfinished).catch(() => {})
    throw error
  }
}

/** False where there is no such file. @param {string} target @param {number} now */
const isMarked = (target, now) =>
  markInUse(target, now).then(
    () => true,
    () => false,
  )

/** @param {string} path @param {number} now */
async function removeIfOld(path, now) {
  // another instance may have removed it
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
  if (now - mtimeMs > KEPT_FOR) await unlink(path).catch(() => {})
}

/**
 * Puts the static files of this build into the folder that all builds share, then removes what no build has had for
 * 30 days. Names carry a hash of the content or the build's id, so a file that is there is only marked as in use.
 * Throws what the file system says.
 * @param {{ own: string, shared: string, now?: number }} options folders; the time in ms since 1970
 */
export async function shareAssets({ own, shared, now = Date.now() }) {
  await mkdir(shared, { recursive: true })
  for (const name of await listFiles(own)) {
    const target = join(shared, name)
    if (!(await isMarked(target, now))) await copyWhole(join(own, name), target, now)
  }
  for (const name of await listFiles(shared)) await removeIfOld(join(shared, name), now)
}
