// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddToCartDocument, GetCartDocument } from '@/graphql/generated/graphql'
import { BROWSER_DOCUMENTS } from '@/lib/apollo/browser-documents'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import { createShop } from '@/lib/store/create-shop'
import { CONFIG, dropCookies, plantCookie } from '@/tests/support/shop-fixtures'

const fetchMock = vi.fn<typeof fetch>()
const answer = (body: unknown) => async () => new Response(JSON.stringify(body))
const CART = { data: { getCart: { __typename: 'CartType', id: 'c' } } }

/** The operations of a tab, as its commands get them; each shop has a language of its own and so a client of its own. */
const shopIn = (lang: 'fi' | 'sv') => createShop({ ...CONFIG, site: { market: 'fi', lang, mode: 'domain' } })
const CART_VARIABLES = { id: 'c', allowExternalShippingFee: false, cartMarketAlias: 'fi' }
const ask = (shop = shopIn('fi')) => shop.query(GetCartDocument, CART_VARIABLES)

type Sent = {
  variables: Record<string, string>
  query?: string
  extensions?: { persistedQuery: { sha256Hash: string } }
}
const bodies = (): Sent[] => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
const headers = () => new Headers(fetchMock.mock.calls[0]?.[1]?.headers)

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(answer(CART))
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  dropCookies()
})

it('R-GQL-02 a browser operation carries accept, content type and the token of the cookie', async () => {
  plantCookie('apollo-token', 'from.cookie')
  await ask()
  expect(headers().get('accept')).toBe('*/*')
  expect(headers().get('content-type')).toBe('application/json')
  expect(headers().get('authorization')).toBe('Bearer from.cookie')
})

it('R-GQL-02 without the cookie it carries the token of local storage, without either none', async () => {
  await ask()
  expect(headers().has('authorization')).toBe(false)
  fetchMock.mockClear()
  localStorage.setItem('apollo-token', 'stored')
  await ask()
  expect(headers().get('authorization')).toBe('Bearer stored')
})

it('R-GQL-03 each carries the ids of channel, market and language', async () => {
  await ask(shopIn('sv'))
  await shopIn('fi').mutate(AddToCartDocument, { id: 'c', item: { skuId: 1, quantity: 1 } })
  const ids = { channelId: '1|fi', marketId: 'fi' }
  expect(bodies().map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ ...ids, languageId: 'sv-SE' }),
    expect.objectContaining({ ...ids, languageId: 'fi-FI' }),
  ])
})

it('R-GQL-05 a query is sent as its hash, and in full when the service does not know it', async () => {
  fetchMock.mockImplementationOnce(answer({ errors: [{ message: 'PersistedQueryNotFound' }] }))
  await ask()
  const [first, second] = bodies()
  expect(first?.query).toBeUndefined()
  expect(second?.query).toContain('query getCart')
  expect(first?.extensions?.persistedQuery.sha256Hash).toBe(await sha256Hex(second?.query ?? ''))
})

const QUERIES = BROWSER_DOCUMENTS.filter(({ definitions: [operation] }) =>
  operation?.kind === 'OperationDefinition' ? operation.operation === 'query' : false,
)

it('R-GQL-06 every query of browser code is sent each time, also after a complete answer', async () => {
  const data = { getCart: null, checkout: null, validateOrderCreation: null }
  fetchMock.mockImplementation(answer({ data }))
  const query = shopIn('fi').query as (document: unknown, variables: object) => Promise<unknown>
  expect(QUERIES.length).toBeGreaterThan(3)
  for (const document of QUERIES) {
    fetchMock.mockClear()
    await query(document, { id: 'c' })
    await query(document, { id: 'c' })
    expect(fetchMock).toHaveBeenCalledTimes(2)
  }
})

it('R-GQL-16 a query that does not arrive is repeated after 100 and 200 ms', async () => {
  const started = performance.now()
  fetchMock.mockRejectedValueOnce(new TypeError('down')).mockRejectedValueOnce(new TypeError('down'))
  await expect(ask()).resolves.toEqual({ getCart: expect.objectContaining({ id: 'c' }) })
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(performance.now() - started).toBeGreaterThanOrEqual(290)
})
