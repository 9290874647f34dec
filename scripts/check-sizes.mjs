// Floors no linter knows: files of at most 250 lines, and at most 40 % of the tsx lines in client files.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './run.mjs'

const MAX_LINES = 250
const MAX_CLIENT_SHARE = 0.4

const walk = (path) =>
  statSync(inRoot(path)).isDirectory() ? readdirSync(inRoot(path)).flatMap((name) => walk(join(path, name))) : [path]

const files = ['app', 'build', 'components', 'lib', 'packages', 'scripts', 'tests']
  .flatMap(walk)
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1, isClient: text.startsWith("'use client'") }))

const long = files.filter(({ lines }) => lines > MAX_LINES)
for (const { file, lines } of long) console.log(`${file}: ${lines} lines, at most ${MAX_LINES}`)

const tsx = files.filter(({ file }) => file.endsWith('.tsx') && !file.startsWith('tests/'))
const sum = (list) => list.reduce((total, { lines }) => total + lines, 0)
const share = sum(tsx.filter(({ isClient }) => isClient)) / Math.max(1, sum(tsx))
console.log(`${(share * 100).toFixed(0)} % of the tsx lines are in client files, at most ${MAX_CLIENT_SHARE * 100} %`)
process.exit(long.length > 0 || share > MAX_CLIENT_SHARE ? 1 : 0)
