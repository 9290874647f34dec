import { expect, it } from 'vitest'
import { judgeCard } from '#payments/card-rules'

const form = { number: '4111 1111 1111 1111', expiry: '11/26', code: '123' }

it.each([
  ['2026-11-30T23:59:59.999Z', { result: 'approved' }],
  ['2026-12-01T00:00:00.000Z', { faults: ['expiry'] }],
])('a card is valid until the end of its expiry month in UTC: %s', (now, expected) => {
  expect(judgeCard(form, Date.parse(now))).toEqual(expected)
})
