import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Whether the packages of a folder's `package-lock.json` are installed. A lock file that is not newer than the last
 * installation is not read. A newer one may be unchanged, for example after a checkout, so its versions are compared.
 */
export function arePackagesInstalled(folder) {
  const lock = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  if (statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return true
  const present = packagesOf(installed)
  return Object.entries(packagesOf(lock)).every(([path, { version, optional }]) => {
    // The first entry is the project itself. Optional packages may be missing on this platform.
    if (path === '') return true
    return path in present ? present[path].version === version : optional === true
  })
}
