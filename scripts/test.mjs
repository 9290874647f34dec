// npm test: verify, build and browser tests. The last line has the counts.
// npm run test:full: the same with every browser test; `npm test` leaves out those tagged `@full`.
import { readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { countBrowserTests, slowestSpecs, summarise } from './count-tests.mjs'
import { bin, inRoot, install, run } from './run.mjs'
import { systemPackages } from './system-packages.mjs'
import { verify } from './verify.mjs'

const isFull = process.argv.includes('--full')

async function browserTests() {
  const report = inRoot('test-results', 'e2e.json')
  rmSync(report, { force: true })
  await run(bin('playwright'), ['test', ...(isFull ? [] : ['--grep-invert', '@full'])], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'))
    for (const line of slowestSpecs(results)) console.log(line)
    return countBrowserTests(results)
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}

await install()
await systemPackages()
const first = await verify()
await build()
const second = await browserTests()
const { lines, code } = summarise(first, second)
for (const line of lines) console.log(line)
process.exit(code)
