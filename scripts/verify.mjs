// npm run verify: the checks and tests of `npm test` that need neither a build nor a browser. The last line has the counts.
import { summarise } from './count-tests.mjs'
import { bin, capture, inRoot, install } from './run.mjs'
import { unitTests } from './unit-tests.mjs'

const CHECKS = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types', bin('tsc'), ['--noEmit', '-p', '.']],
  ['types of the mock backend', bin('tsc'), ['--noEmit', '-p', 'packages/mock-backend']],
  ['types of the picture studio', bin('tsc'), ['--noEmit', '-p', 'packages/picture-studio']],
  [
    'allowed imports',
    bin('depcruise'),
    ['--config', '.dependency-cruiser.cjs', 'app', 'build', 'components', 'lib', 'packages', 'middleware.ts'],
  ],
  ['generated GraphQL types', bin('graphql-codegen'), ['--config', 'codegen.yml', '--check']],
  ['dead code', bin('knip'), []],
  ['code that only tests use', bin('knip'), ['--production', '--workspace', '.']],
  ['spelling and words', process.execPath, [inRoot('scripts', 'check-spelling.mjs')]],
  ['requirements', process.execPath, [inRoot('scripts', 'check-requirements.mjs')]],
  ['names of exports', process.execPath, [inRoot('scripts', 'check-export-names.mjs')]],
  ['sizes of files', process.execPath, [inRoot('scripts', 'check-sizes.mjs')]],
]

async function check([name, command, args]) {
  const { code, output } = await capture(command, args)
  // The last line of our own checks has their figures.
  const figures = command === process.execPath ? `: ${output.trim().split('\n').at(-1)}` : ''
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}${figures}`)
  if (code !== 0) console.log(output)
  return code === 0
}

/** Runs two checks at a time, for a machine with two cores. */
async function checkAll() {
  const waiting = [...CHECKS]
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next))
  }
  await Promise.all([worker(), worker()])
  return results
}

/** Runs all checks; resolves to the numbers of passed and failed ones. */
export async function runChecks() {
  const results = await checkAll()
  return { passed: results.filter(Boolean).length, failed: results.filter((isOk) => !isOk).length }
}

if (process.argv[1] === inRoot('scripts', 'verify.mjs')) {
  await install()
  const checks = await runChecks()
  const { lines, code } = summarise(checks, await unitTests('everyday'))
  for (const line of lines) console.log(line)
  process.exit(code)
}
