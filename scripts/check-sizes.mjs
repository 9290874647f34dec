// Checks that no file has more than 250 lines; prints the share of component code that reaches the browser.
import { readFileSync } from 'node:fs'
import { importClosure } from './import-closure.mjs'
import { listFiles } from './list-files.mjs'
import { inRoot } from './run.mjs'

const MAX_LINES = 250

const files = ['app', 'build', 'components', 'lib', 'packages', 'scripts', 'tests']
  .flatMap(listFiles)
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1, isClient: text.startsWith("'use client'") }))

const long = files.filter(({ lines }) => lines > MAX_LINES)
for (const { file, lines } of long) console.log(`${file}: ${lines} lines, at most ${MAX_LINES}`)

const sum = (list) => list.reduce((total, { lines }) => total + lines, 0)
// Follow the imports of client files: an imported file is sent to browsers even without the directive.
const reached = importClosure(files.filter(({ isClient }) => isClient).map(({ file }) => file))
const components = files.filter(({ file }) => /^(app|components)\/.*\.tsx?$/.test(file))
const client = components.filter(({ file }) => reached.has(file))
const share = Math.round((100 * sum(client)) / Math.max(1, sum(components)))
console.log(`${share} % of the component code (${client.length} of ${components.length} files) reaches the browser`)
process.exit(long.length > 0 ? 1 : 0)
