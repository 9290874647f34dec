// npm test: checks, unit, component and contract tests, build and browser tests. The last line has the counts.
// npm run test:full: the same with every test; `npm test` leaves out browser tests tagged `@full`, tests of the servers
// of deploy/, and those of packages that have not changed.
// npm run test:deploy: only the tests of the servers of deploy/.
import { readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { countBrowserTests, slowestSpecs, summarise } from './count-tests.mjs'
import { bin, inRoot, install, run } from './run.mjs'
import { BROWSERS, CLUSTER_PACKAGES, systemPackages } from './system-packages.mjs'
import { unitTests } from './unit-tests.mjs'
import { runChecks } from './verify.mjs'

const kind = ['full', 'deploy'].find((name) => process.argv.includes(`--${name}`)) ?? 'everyday'
const BROWSER_TESTS = { everyday: ['tests/e2e', '--grep-invert', '@full'], full: [], deploy: ['tests/deploy'] }

async function browserTests() {
  const report = inRoot('test-results', 'e2e.json')
  rmSync(report, { force: true })
  await run(bin('playwright'), ['test', ...BROWSER_TESTS[kind]], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'))
    for (const line of slowestSpecs(results)) console.log(line)
    return countBrowserTests(results)
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}

await install()
await systemPackages(kind === 'everyday' ? BROWSERS : [...BROWSERS, ...CLUSTER_PACKAGES])
const checks = kind === 'deploy' ? [] : [await runChecks()]
const units = await unitTests(kind)
await build()
const { lines, code } = summarise(...checks, units, await browserTests())
for (const line of lines) console.log(line)
process.exit(code)
