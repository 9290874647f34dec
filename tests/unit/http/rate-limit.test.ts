import { expect, it } from 'vitest'
import { createRateLimit } from '@/lib/http/rate-limit.mjs'

it('allows a client further requests at the refill rate, independently of other clients', () => {
  let now = 0
  const isFree = createRateLimit({ most: 2, within: 1000, clock: () => now })
  expect([isFree('a'), isFree('a'), isFree('a'), isFree('b')]).toEqual([true, true, false, true])
  now = 500
  expect([isFree('a'), isFree('a')]).toEqual([true, false])
  now = 60_000
  expect([isFree('a'), isFree('a'), isFree('a')]).toEqual([true, true, false])
})

it('removes the least recently seen client when it is full', () => {
  const isFree = createRateLimit({ most: 1, within: 1000, clock: () => 0 })
  isFree('first')
  isFree('second')
  for (let i = 0; i < 9_999; i += 1) isFree(`other ${i}`)
  expect(isFree('second')).toBe(false)
  expect(isFree('first')).toBe(true)
})

it('a request may cost more or less than one, and looking costs nothing', () => {
  let now = 0
  const isFree = createRateLimit({ most: 2, within: 1000, clock: () => now })
  expect([isFree('a', 0.5), isFree('a', 2), isFree('a', 1.5), isFree('a', 0.5)]).toEqual([true, false, true, false])
  expect([isFree.isEmpty('a'), isFree.isEmpty('never seen')]).toEqual([true, false])
  now = 500
  expect([isFree.isEmpty('a'), isFree.isEmpty('a'), isFree('a')]).toEqual([false, false, true])
})

it('a clock that is set back takes nothing from a client', () => {
  let now = 3_600_000
  const isFree = createRateLimit({ most: 3, within: 1000, clock: () => now })
  expect(isFree('a')).toBe(true)
  now = 0
  expect([isFree('a'), isFree('a'), isFree('a')]).toEqual([true, true, false])
  now = 1000
  expect(isFree('a')).toBe(true)
})
