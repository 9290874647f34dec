import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { structureConsole } from '@/scripts/serve/structured-console.mjs'

const real = { error: console.error, warn: console.warn, info: console.info }
const written = vi.fn()

beforeEach(() => {
  written.mockClear()
  Object.assign(console, { error: written, warn: written, info: written })
  structureConsole()
})
afterEach(() => void Object.assign(console, real))

const lines = () => written.mock.calls.map((args) => JSON.parse(args.join('\n')))

it('R-ERROR-02 an error of the framework is one JSON line without personal data', () => {
  console.error(
    ' \u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m',
    new TypeError('no page at https://kajo.fi/s/anna for anna@example.fi'),
  )
  console.error('revalidating cache with key: 1a2b', new Error('fetch failed'))
  console.error(' ⨯ unhandledRejection: ', 'gone')
  expect(String(written.mock.calls)).not.toContain('⨯')
  expect(String(written.mock.calls)).not.toMatch(/\n|anna/)
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'framework',
      name: 'TypeError',
      stack: expect.stringContaining('at '),
    }),
    expect.objectContaining({ text: 'revalidating cache with key: 1a2b', message: 'fetch failed' }),
    expect.objectContaining({ text: expect.stringContaining('gone') }),
  ])
})

it('a client that leaves during its body is one line, and no error', () => {
  console.error(' ⨯', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  expect(lines()).toEqual([{ time: expect.any(String), level: 'info', event: 'client-aborted' }])
})

it('other texts are written as they are', () => {
  console.error('PORT: 3000 is already in use')
  console.warn('%s and %s', 'one', 'two')
  expect(written.mock.calls).toEqual([['PORT: 3000 is already in use'], ['%s and %s', 'one', 'two']])
})
