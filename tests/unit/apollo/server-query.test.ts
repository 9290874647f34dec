import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChannelDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'

const fetchMock = vi.fn<typeof fetch>()
const SITE = { market: 'se', lang: 'sv' } as const
const ask = () => serverQuery(SITE, ChannelDocument, { channelId: '1|se' })

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})

it('R-GQL-11 queries the channel with the ids of the market and returns its data', async () => {
  fetchMock.mockResolvedValue(Response.json({ data: { channel: { id: '1|se', defaultMarketId: 'se', markets: [] } } }))
  expect((await ask()).channel).toMatchObject({ id: '1|se' })
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body)).variables).toEqual({ channelId: '1|se', marketId: 'se', languageId: 'sv-SE' })
  // Any cache option would make Next store the answer or draw the page for every visitor.
  expect(init).not.toHaveProperty('cache')
  expect(init).not.toHaveProperty('next')
})

it('R-GQL-06 sends a request for every query: responses are not cached, only the loaders’ checked results', async () => {
  fetchMock.mockImplementation(async () => Response.json({ data: { channel: null } }))
  await ask()
  await ask()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

it('R-CHECKOUT-16 errors in a response of status 200 are thrown, so that nothing invalid is stored', async () => {
  fetchMock.mockResolvedValue(Response.json({ data: { channel: null }, errors: [{ message: 'broken' }] }))
  await expect(ask()).rejects.toMatchObject({ name: 'AppError', code: 'GRAPHQL', message: 'broken' })
})
