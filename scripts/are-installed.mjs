import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Whether a folder's `node_modules` hold what its `package-lock.json` asks for. A lock no newer than the last
 * installation is not read; a newer one may be the same text checked out again, so its versions decide.
 */
export function areInstalled(folder) {
  const lock = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  if (statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return true
  const present = packagesOf(installed)
  return Object.entries(packagesOf(lock)).every(([path, { version, optional }]) => {
    // the first entry is the project itself; optional packages are for other machines when they are missing
    if (path === '') return true
    return path in present ? present[path].version === version : optional === true
  })
}
