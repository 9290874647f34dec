// npm run verify: all checks and tests that need neither a build nor a browser. The last line has the counts.
import { readFileSync, rmSync } from 'node:fs'
import { countUnitTests, summarise } from './count-tests.mjs'
import { bin, capture, inRoot, install, run } from './run.mjs'

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

async function unitTests() {
  const report = inRoot('test-results', 'vitest.json')
  rmSync(report, { force: true })
  // No colours when the output is not a terminal.
  const env = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const code = await run(
    bin('vitest'),
    ['run', '--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  )
  try {
    return countUnitTests(JSON.parse(readFileSync(report, 'utf8')), code)
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}

/** Runs all checks and unit tests; resolves to the numbers of passed and failed ones, and the flaky tests. */
export async function verify() {
  await install()
  const results = await checkAll()
  const tests = await unitTests()
  return {
    passed: results.filter(Boolean).length + tests.passed,
    failed: results.filter((isOk) => !isOk).length + tests.failed,
    flaky: tests.flaky,
  }
}

if (process.argv[1] === inRoot('scripts', 'verify.mjs')) {
  const { lines, code } = summarise(await verify())
  for (const line of lines) console.log(line)
  process.exit(code)
}
