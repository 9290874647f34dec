import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SetCartPromoCodeDocument } from '@/graphql/generated/graphql'
import { graphqlRequest } from '@/tests/support/graphql-request'

vi.mock('@/lib/config/env', () => ({
  env: () => ({ COMMERCE_URL: 'http://backend.test/graphql', WRITES_PER_MINUTE: 5000, CODES_PER_MINUTE: 10 }),
}))

const { POST } = await import('@/app/graphql/route')

const QUERY = print(new InMemoryCache().transformDocument(SetCartPromoCodeDocument))
const fetchMock = vi.fn<typeof fetch>()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const send = (promoCode: string, client: string) =>
  POST(graphqlRequest({ query: QUERY, variables: { id: 'c', promoCode } }, client))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async () => Response.json({ data: {} }))
})
afterEach(() => {
  fetchMock.mockReset()
  warn.mockClear()
  vi.unstubAllGlobals()
})

it('R-CART-14 of 1 000 promo codes in a minute ten reach the service, and none is logged', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, i) => send(`VOYADOVOUCHER_${i}`, '192.0.2.1')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(990)
  expect(fetchMock).toHaveBeenCalledTimes(10)
  expect(warn.mock.calls.flat().join()).not.toContain('VOYADOVOUCHER')
})

it('R-CART-14 the limit does not affect other visitors or the removal of a code', async () => {
  for (let i = 0; i < 12; i++) await send('NOPE', '192.0.2.2')
  expect((await send('KAJO15', '198.51.100.3')).status).toBe(200)
  expect((await send('', '192.0.2.2')).status).toBe(200)
})

it('R-CART-14 a request over the size limit is refused without being parsed', async () => {
  expect((await send('x'.repeat(70_000), '203.0.113.4')).status).toBe(413)
  expect(fetchMock).not.toHaveBeenCalled()
})
