// Computes the counts of `npm test` from Playwright's JSON report.

/** The run fails when more tests than this pass only on their retry. */
const MOST_FLAKY = 2
const LONGEST_REASON = 300

// Playwright colours its messages with terminal escape sequences.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts each of them
const COLOURS = /\u001b\[[\d;]*m/g

/** The errors of the failed attempt, including console messages, in one line. */
function reasonOf({ results }) {
  const messages = results.flatMap(({ errors }) => errors ?? []).map(({ message = '' }) => message)
  return messages.join(' ').replace(COLOURS, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)
}

const flakyIn = (suite, path = []) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => ({ title: [...path, title].join(' › '), reason: reasonOf(test) })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => flakyIn(inner, [...path, inner.title])),
]

/**
 * Counts the tests of a report. Up to two flaky tests count as passed; with more, all of them count as failed.
 * @returns {{ passed: number, failed: number, flaky: { title: string, reason: string }[] }}
 */
export function countBrowserTests({ stats, errors, suites }) {
  const flaky = suites.flatMap((file) => flakyIn(file, [file.title]))
  const failed = stats.unexpected + stats.skipped + errors.length
  const isTooMany = stats.flaky > MOST_FLAKY
  return {
    passed: stats.expected + (isTooMany ? 0 : stats.flaky),
    failed: failed + (isTooMany ? stats.flaky : 0),
    flaky,
  }
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
