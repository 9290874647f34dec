// Finds all files that a file of the shop imports, directly and indirectly.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from './run.mjs'

// Only imports of values: type imports do not exist at run time.
const IMPORTS = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"`;]*?from\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

const isFile = (path) => existsSync(inRoot(path)) && statSync(inRoot(path)).isFile()

/** Path of an imported source file relative to the root; undefined for a package, a style sheet or data. */
function resolve(from, name) {
  const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? join(dirname(from), name) : null
  if (path === null) return undefined
  const found = ENDINGS.map((ending) => path + ending).find(isFile)
  return found && /\.(tsx?|mjs)$/.test(found) ? found : undefined
}

/** Whether every name between braces is a type: `import { type A, type B } from`. */
const isTypesOnly = (statement) => {
  const names =
    /\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(',')
      .filter((name) => name.trim()) ?? []
  return /^\s*import\s*\{/.test(statement) && names.length > 0 && names.every((name) => /^\s*type\s/.test(name))
}

const importsOf = (file) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(IMPORTS)]
    .filter(([statement]) => !isTypesOnly(statement))
    .map(([, named, bare]) => resolve(file, named ?? bare))
    .filter((path) => path !== undefined)

/**
 * The files and all their direct and indirect imports, as paths relative to the root. Imports of a file for which
 * `isLeaf` is true are not followed.
 */
export function importClosure(files, isLeaf = () => false) {
  const found = new Set(files)
  for (const file of found) {
    if (isLeaf(file)) continue
    for (const path of importsOf(file)) found.add(path)
  }
  return found
}
