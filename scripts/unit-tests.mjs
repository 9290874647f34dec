// Runs the tests of Vitest for the commands of this folder.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { countUnitTests } from './count-tests.mjs'
import { hashFiles } from './hash-files.mjs'
import { importClosure } from './import-closure.mjs'
import { listFiles } from './list-files.mjs'
import { bin, inRoot, run } from './run.mjs'

const REPORT = inRoot('test-results', 'vitest.json')
/** Has the hash of what the tests of the packages read, as it was when all of them last passed. */
const STAMP = inRoot('test-results', 'packages-passed')

function hashPackages() {
  const sources = listFiles('packages').filter((file) => /\.(ts|mjs)$/.test(file))
  const others = [...importClosure(sources)].filter((file) => !file.startsWith('packages/')).sort()
  return hashFiles(['packages', 'graphql', 'package-lock.json', 'vitest.config.mts', ...others])
}

/**
 * The arguments with which Vitest runs the tests of a command. `everyday` has no tests of the servers of deploy/, and none
 * of the packages when nothing that these read has changed since they last passed.
 * @param {'everyday' | 'full' | 'deploy'} kind
 */
export function chosenTests(kind, arePackagesUnchanged) {
  if (kind === 'full') return []
  if (kind === 'deploy') return ['tests/deploy']
  return ['tests/deploy', ...(arePackagesUnchanged ? ['packages'] : [])].flatMap((name) => ['--exclude', `${name}/**`])
}

/** Whether tests of the packages have run, and all of them passed. */
export function havePackagesPassed({ testResults }) {
  const results = testResults.filter(({ name }) => name.startsWith(inRoot('packages')))
  return results.length > 0 && results.every(({ status }) => status === 'passed')
}

/**
 * @param {'everyday' | 'full' | 'deploy'} kind
 * @returns {Promise<{ passed: number, failed: number, flaky: { title: string, reason: string }[] }>}
 */
export async function unitTests(kind) {
  const hash = hashPackages()
  const areUnchanged = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
  if (kind === 'everyday' && areUnchanged)
    console.log('Tests of packages/ left out: nothing they read has changed since they last passed')
  mkdirSync(inRoot('test-results'), { recursive: true })
  rmSync(REPORT, { force: true })
  const code = await run(
    bin('vitest'),
    // biome-ignore format: one line
    ['run', '--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`, ...chosenTests(kind, areUnchanged)],
    // No colours when the output is not a terminal.
    { env: process.stdout.isTTY ? {} : { NO_COLOR: '1' } },
  )
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'))
    if (havePackagesPassed(report)) writeFileSync(STAMP, hash)
    return countUnitTests(report, code)
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}
