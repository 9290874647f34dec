// Computes the last lines of `npm test` from the JSON reports of Vitest and Playwright.
import { basename } from 'node:path'

const LONGEST_REASON = 300
const SLOWEST = 10

// Playwright colours its messages with terminal escape sequences.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts each of them
const COLOURS = /\u001b\[[\d;]*m/g

/** Error messages, including those of the console, in one line. */
const inOneLine = (messages) =>
  messages.join(' ').replace(COLOURS, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)

/**
 * Counts the tests of Vitest's report. A test that passed on a retry has the errors of its failed attempts.
 * @returns {{ passed: number, failed: number, flaky: { title: string, reason: string }[] }}
 */
export function countUnitTests(report, exitCode) {
  const { numPassedTests, numFailedTests, numTotalTestSuites, numFailedTestSuites, testResults } = report
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        title: `${basename(name)} › ${fullName}`,
        reason: inOneLine(failureMessages),
      })),
  )
  // A file that fails to load has no failed tests, so count failed suites then.
  const failed = numFailedTests || (numTotalTestSuites ? numFailedTestSuites : 1)
  // An error outside all tests is not in the report, only in the exit code.
  return { passed: numPassedTests, failed: failed || (exitCode === 0 ? 0 : 1), flaky }
}

const testsIn = (suite, path = [suite.title]) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({ title: [...path, title].join(' › '), file: path[0], status, results })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...path, inner.title])),
]

/**
 * Counts the tests of Playwright's report. A flaky test counts as passed.
 * @returns {{ passed: number, failed: number, flaky: { title: string, reason: string }[] }}
 */
export function countBrowserTests({ stats, errors, suites }) {
  const flaky = suites
    .flatMap((suite) => testsIn(suite))
    .filter(({ status }) => status === 'flaky')
    .map(({ title, results }) => ({
      title,
      reason: inOneLine(results.flatMap((result) => result.errors ?? []).map(({ message = '' }) => message)),
    }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky,
  }
}

/** One line for each of the spec files whose tests took longest, retries included. */
export function slowestSpecs({ suites }) {
  return suites
    .map((suite) => {
      const tests = testsIn(suite)
      const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      return { file: suite.title, count: tests.length, seconds: Math.round(milliseconds / 1000) }
    })
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, count, seconds }) => `slow: ${String(seconds).padStart(4)} s in ${count} tests of ${file}`)
}

/** The last lines of `npm test` and its exit code. The counts are always the last line. */
export function summarise(...parts) {
  const total = (key) => parts.reduce((sum, part) => sum + part[key], 0)
  const flaky = parts.flatMap((part) => part.flaky ?? [])
  const lines = flaky.flatMap(({ title, reason }) => [`flaky: ${title}`, `       ${reason}`])
  return {
    lines: [...lines, `${total('passed')} passed, ${total('failed')} failed`],
    code: total('failed') > 0 ? 1 : 0,
  }
}
