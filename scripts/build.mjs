// Builds the shop if its sources have changed since the last build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './hash-files.mjs'
import { bin, inRoot, run } from './run.mjs'

const SOURCES = ['app', 'components', 'lib', 'graphql/generated', 'messages', 'public', 'types', 'build']
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
]
/** The service worker is build output that the shop serves from its public folder. */
const WORKER = join('public', 'sw.js')
const dist = process.env.NEXT_DIST_DIR || '.next'
const stampFile = inRoot(dist, 'kajo-sources')

/** Builds if necessary. Ends the process with the exit code of a failed build. */
export async function build() {
  // Set where the build is known to be current, for example in a container image.
  if (process.env.KAJO_SKIP_BUILD) return
  const wanted = hashFiles([...SOURCES, ...FILES], [WORKER])
  const isBuilt = existsSync(stampFile) && existsSync(inRoot(WORKER))
  if (isBuilt && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Building the shop')
  const code = await run(bin('next'), ['build', '--webpack'], { env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (code !== 0) process.exit(code)
  writeFileSync(stampFile, wanted)
}

if (process.argv[1] === inRoot('scripts', 'build.mjs')) await build()
