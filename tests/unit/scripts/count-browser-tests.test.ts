import { describe, expect, it } from 'vitest'
import config from '@/playwright.config'
import { countBrowserTests, summarise } from '@/scripts/count-browser-tests.mjs'

const COMPLAINT = '\u001b[31mError: what the pages complained of\u001b[39m\n\n+   "uncaught: TypeError"'

/** A report as Playwright writes it, with that many tests in each state. */
function report({ expected = 0, unexpected = 0, skipped = 0, flaky = 0, errors = 0 }) {
  const flakyTest = { status: 'flaky', results: [{ errors: [{ message: COMPLAINT }] }, { errors: [] }] }
  const passedTest = { status: 'expected', results: [{ errors: [] }] }
  return {
    stats: { expected, unexpected, skipped, flaky },
    errors: Array.from({ length: errors }, () => ({ message: 'a worker crashed' })),
    suites: [
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

describe('flaky browser tests', () => {
  it('are those that pass on their one retry', () => {
    expect(config.retries).toBe(1)
  })

  it('are named with their file and group', () => {
    const { flaky } = countBrowserTests(report({ expected: 5, flaky: 2 }))
    expect(flaky.map(({ title }) => title)).toEqual([
      'cart.spec.ts › on a phone › opens 0',
      'cart.spec.ts › on a phone › opens 1',
    ])
  })

  it('report the error of the failed attempt in one line, with its console errors', () => {
    const [flaky] = countBrowserTests(report({ flaky: 1 })).flaky
    expect(flaky?.reason).toBe('Error: what the pages complained of + "uncaught: TypeError"')
  })

  it('count as passed up to two', () => {
    expect(countBrowserTests(report({ expected: 5 }))).toMatchObject({ passed: 5, failed: 0, flaky: [] })
    expect(countBrowserTests(report({ expected: 5, flaky: 1 }))).toMatchObject({ passed: 6, failed: 0 })
    expect(countBrowserTests(report({ expected: 5, flaky: 2 }))).toMatchObject({ passed: 7, failed: 0 })
  })

  it('fail the run when there are three', () => {
    expect(countBrowserTests(report({ expected: 5, flaky: 3 }))).toMatchObject({ passed: 5, failed: 3 })
  })
})

it('a failed or skipped test and an error outside any test count as failed', () => {
  const counted = countBrowserTests(report({ expected: 5, unexpected: 1, skipped: 2, errors: 4 }))
  expect(counted).toMatchObject({ passed: 5, failed: 7 })
})

describe('the end of npm test', () => {
  const verified = { passed: 100, failed: 0 }

  it('names each flaky test, then adds up, and succeeds', () => {
    const { lines, code } = summarise(verified, countBrowserTests(report({ expected: 5, flaky: 1 })))
    expect(lines).toEqual([
      'flaky: cart.spec.ts › on a phone › opens 0',
      '       Error: what the pages complained of + "uncaught: TypeError"',
      '106 passed, 0 failed',
    ])
    expect(code).toBe(0)
  })

  it('fails with three flaky tests or one failed', () => {
    const tooMany = summarise(verified, countBrowserTests(report({ expected: 5, flaky: 3 })))
    expect([tooMany.lines.at(-1), tooMany.code]).toEqual(['105 passed, 3 failed', 1])
    expect(summarise({ passed: 100, failed: 1 }, countBrowserTests(report({ expected: 5 }))).code).toBe(1)
  })
})
