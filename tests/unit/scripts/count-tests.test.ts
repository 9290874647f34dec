import { describe, expect, it } from 'vitest'
import { countBrowserTests, countUnitTests, slowestSpecs, summarise } from '@/scripts/count-tests.mjs'

const COMPLAINT = '\u001b[31mError: what the pages complained of\u001b[39m\n\n+   "uncaught: TypeError"'

/** A report as Playwright writes it, with that many tests in each state. */
function browserReport({ expected = 0, unexpected = 0, skipped = 0, flaky = 0, errors = 0 }) {
  const failedAttempt = { duration: 3000, errors: [{ message: COMPLAINT }] }
  const flakyTest = { status: 'flaky', results: [failedAttempt, { duration: 1000, errors: [] }] }
  const passedTest = { status: 'expected', results: [{ duration: 2400, errors: [] }] }
  return {
    stats: { expected, unexpected, skipped, flaky },
    errors: Array.from({ length: errors }, () => ({ message: 'a worker crashed' })),
    suites: [
      { title: 'brand.spec.ts', specs: [{ title: 'passes', tests: [passedTest] }] },
      {
        title: 'cart.spec.ts',
        specs: [{ title: 'passes', tests: [passedTest] }],
        suites: [
          {
            title: 'on a phone',
            specs: Array.from({ length: flaky }, (_, index) => ({ title: `opens ${index}`, tests: [flakyTest] })),
          },
        ],
      },
    ],
  }
}

/** A report as Vitest writes it. */
function unitReport({ passed = 0, failed = 0, flaky = 0, failedSuites = 0 }) {
  const result = (status: string, failureMessages: string[]) => ({
    status,
    fullName: `adds ${status}`,
    failureMessages,
  })
  return {
    numPassedTests: passed + flaky,
    numFailedTests: failed,
    numTotalTestSuites: 3,
    numFailedTestSuites: failedSuites,
    testResults: [
      {
        name: '/shop/tests/unit/cart/cart-store.test.ts',
        assertionResults: [
          ...Array.from({ length: passed }, () => result('passed', [])),
          ...Array.from({ length: failed }, () => result('failed', ['Error: 1 is not 2', 'Error: 1 is not 2'])),
          ...Array.from({ length: flaky }, () => result('passed', ['Error: 1 is\n  not 2'])),
        ],
      },
    ],
  }
}

describe('flaky tests', () => {
  it('of the browser are named with file and group, and count as passed', () => {
    const counts = countBrowserTests(browserReport({ expected: 5, flaky: 3 }))
    expect(counts).toMatchObject({ passed: 8, failed: 0 })
    expect(counts.flaky.map(({ title }) => title)).toEqual([
      'cart.spec.ts › on a phone › opens 0',
      'cart.spec.ts › on a phone › opens 1',
      'cart.spec.ts › on a phone › opens 2',
    ])
  })

  it('of the browser have the error of the failed attempt in one line, with its console errors', () => {
    const [flaky] = countBrowserTests(browserReport({ flaky: 1 })).flaky
    expect(flaky?.reason).toBe('Error: what the pages complained of + "uncaught: TypeError"')
  })

  it('of Vitest are those that passed and have an error', () => {
    expect(countUnitTests(unitReport({ passed: 4, failed: 1, flaky: 1 }), 1)).toEqual({
      passed: 5,
      failed: 1,
      flaky: [{ title: 'cart-store.test.ts › adds passed', reason: 'Error: 1 is not 2' }],
    })
  })
})

describe('failures', () => {
  it('are failed and skipped browser tests and errors outside any test', () => {
    const counted = countBrowserTests(browserReport({ expected: 5, unexpected: 1, skipped: 2, errors: 4 }))
    expect(counted).toMatchObject({ passed: 5, failed: 7 })
  })

  it('are files that Vitest could not load, and an error that only the exit code shows', () => {
    expect(countUnitTests(unitReport({ passed: 4, failedSuites: 2 }), 1)).toMatchObject({ passed: 4, failed: 2 })
    expect(countUnitTests(unitReport({ passed: 4 }), 1)).toMatchObject({ passed: 4, failed: 1 })
    expect(countUnitTests(unitReport({ passed: 4 }), 0)).toMatchObject({ passed: 4, failed: 0 })
  })
})

it('the slowest spec files come first, with the time of all attempts', () => {
  expect(slowestSpecs(browserReport({ flaky: 2 }))).toEqual([
    'slow:   10 s in 3 tests of cart.spec.ts',
    'slow:    2 s in 1 tests of brand.spec.ts',
  ])
})

describe('the end of npm test', () => {
  const verified = countUnitTests(unitReport({ passed: 99, flaky: 1 }), 0)

  it('names each flaky test, then adds up, and succeeds', () => {
    const { lines, code } = summarise(verified, countBrowserTests(browserReport({ expected: 5, flaky: 1 })))
    expect(lines).toEqual([
      'flaky: cart-store.test.ts › adds passed',
      '       Error: 1 is not 2',
      'flaky: cart.spec.ts › on a phone › opens 0',
      '       Error: what the pages complained of + "uncaught: TypeError"',
      '106 passed, 0 failed',
    ])
    expect(code).toBe(0)
  })

  it('fails with one failed test', () => {
    const { lines, code } = summarise({ passed: 100, failed: 1 }, countBrowserTests(browserReport({ expected: 5 })))
    expect([lines.at(-1), code]).toEqual(['105 passed, 1 failed', 1])
  })
})
