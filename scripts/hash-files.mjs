import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './run.mjs'

const walk = (path) => {
  if (!existsSync(inRoot(path))) return []
  if (!statSync(inRoot(path)).isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => walk(join(path, name)))
}

/** A hash of the names and contents of files, and of all files in folders. Missing and `skipped` ones are left out. */
export function hashFiles(paths, skipped = []) {
  const hash = createHash('sha256')
  const files = paths.flatMap(walk).filter((file) => !skipped.includes(file))
  for (const file of files) hash.update(file).update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}
