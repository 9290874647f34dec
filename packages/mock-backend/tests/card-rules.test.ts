import { expect, it } from 'vitest'
import { judgeCard } from '#payments/card-rules'

const form = { number: '4111 1111 1111 1111', expiry: '11/26', code: '123' }

it.each([
  ['the last second of its month', '2026-11-30T23:59:59Z', { result: 'approved' }],
  ['the first second after its month', '2026-12-01T00:00:01Z', { faults: ['expiry'] }],
])('R-CHECKOUT-10 a card in %s is judged by its expiry date', (_when, now, expected) => {
  expect(judgeCard(form, Date.parse(now))).toEqual(expected)
})
