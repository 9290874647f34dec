// Source files of the repository, for the checks in this folder.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './run.mjs'

const isSkipped = (name) => name.startsWith('.') || ['node_modules', 'generated', 'test-results'].includes(name)

/**
 * Paths of all files below a folder, relative to the root, without installed packages and generated files.
 * @type {(folder: string) => string[]}
 */
export const listFiles = (folder) =>
  readdirSync(inRoot(folder))
    .filter((name) => !isSkipped(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(inRoot(path)).isDirectory() ? listFiles(path) : [path]))
