import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CategoriesDocument,
  GetCartDocument,
  SubscribeToNewsletterDocument,
  UpdateCartItemDocument,
  WidgetAreaDocument,
} from '@/graphql/generated/graphql'
import { sha256Hex } from '@/lib/http/sha256.mjs'

vi.mock('@/lib/config/env', () => ({
  env: () => ({ COMMERCE_URL: 'http://backend.test/graphql', COMMERCE_API_KEY: 'secret-key', WRITES_PER_MINUTE: 3 }),
}))

const { POST } = await import('@/app/graphql/route')

const fetchMock = vi.fn<typeof fetch>()
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  POST(
    new Request('http://fi.shop.test/graphql', {
      method: 'POST',
      body,
      signal,
      headers: { host: 'fi.shop.test', ...JSON_TYPE, ...headers },
    }),
  )
const send = (body: unknown, headers: Record<string, string> = {}) => post(JSON.stringify(body), headers)
/** What the browser's client sends: `__typename` is its cache's addition. */
const textOf = (document: typeof GetCartDocument | typeof UpdateCartItemDocument) =>
  print(new InMemoryCache().transformDocument(document))

const QUERY = textOf(GetCartDocument)
const MUTATION = textOf(UpdateCartItemDocument)
const HASH = await sha256Hex(QUERY)
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
const passedOn = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockResolvedValue(Response.json({ data: {} }))
})
afterEach(() => {
  fetchMock.mockReset()
  consoleError.mockClear()
  consoleWarn.mockClear()
  vi.unstubAllGlobals()
})

it('R-GQL-01 R-GQL-02 forwards a query with key, bearer token, ids and visitor address, and returns the response uncached', async () => {
  fetchMock.mockResolvedValue(
    new Response('{"data":{}}', {
      status: 404,
      headers: { 'content-type': 'application/graphql-response+json', 'set-cookie': 'a=1' },
    }),
  )
  const answer = await send(
    { query: QUERY, variables: { id: 'a', channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI' } },
    {
      authorization: 'Bearer jwt',
      'x-idempotency-key': 'attempt',
      'x-request-id': 'request-1',
      'x-client-address': '192.0.2.7',
      'x-forwarded-for': '6.6.6.6',
      cookie: 'ralph-user=anna',
      'x-apikey': 'forged',
    },
  )
  const [url, init] = fetchMock.mock.calls[0] ?? []
  expect(url).toBe('http://backend.test/graphql')
  // The key must not follow a redirect to another host.
  expect(init?.redirect).toBe('error')
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'content-type': 'application/json',
    authorization: 'Bearer jwt',
    'x-idempotency-key': 'attempt',
    'x-request-id': 'request-1',
    'x-apikey': 'secret-key',
    'x-forwarded-for': '192.0.2.7',
  })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('{"data":{}}')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/graphql-response+json',
    'cache-control': 'no-store',
  })
})

describe('R-GQL-05 a browser document', () => {
  it.each([
    ['text', { query: QUERY }],
    ['hash', { extensions: persisted(HASH) }],
    ['text and hash, after PersistedQueryNotFound', { query: QUERY, extensions: persisted(HASH) }],
  ])('is passed on by %s', async (_, body) => {
    expect((await send({ operationName: 'anything', variables: { id: 'a' }, ...body })).status).toBe(200)
    expect(passedOn()).toEqual({ operationName: 'getCart', variables: { id: 'a' }, ...body })
  })

  it('returns PersistedQueryNotFound of the backend unchanged', async () => {
    const refusal = { errors: [{ message: 'PersistedQueryNotFound' }] }
    fetchMock.mockResolvedValue(Response.json(refusal))
    expect(await (await send({ variables: { id: 'a' }, extensions: persisted(HASH) })).json()).toEqual(refusal)
  })
})

describe('any other request', () => {
  it.each([
    ['another text', { query: '{ __typename }' }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['aliases', { query: `{ ${Array.from({ length: 200 }, (_, i) => `a${i}: products { count }`).join(' ')} }` }],
    ['a document of the server', { query: print(WidgetAreaDocument), variables: { preview: true } }],
    ['hidden categories', { query: print(CategoriesDocument), variables: { includeHidden: true } }],
    ['the newsletter, whose limits are elsewhere', { query: print(SubscribeToNewsletterDocument) }],
    ['one of our texts with something behind it', { query: `${QUERY} query b { __typename }` }],
    ['one of our texts without __typename', { query: print(GetCartDocument) }],
    ['an unknown hash', { extensions: persisted('a'.repeat(64)) }],
    ['a known text under another hash', { query: QUERY, extensions: persisted('a'.repeat(64)) }],
    ['another text under a known hash', { query: '{ __typename }', extensions: persisted(HASH) }],
    ['variables the document does not declare', { query: QUERY, variables: { id: 'a', preview: true } }],
    ['a batch', [{ query: QUERY }, { query: QUERY }]],
    ['nothing', {}],
    ['no object', 'text'],
    ['prototype names', { query: QUERY, variables: JSON.parse('{"__proto__":{"a":1},"constructor":1}') }],
  ])('%s is a 400 in GraphQL form', async (_, body) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'Unknown operation', extensions: { code: 'UNKNOWN_OPERATION' } }],
    })
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('invalid JSON is a 400, not a 500', async () => {
    for (const body of ['{', '', new Uint8Array([0xff, 0xfe, 0x7b])]) expect((await post(body)).status).toBe(400)
  })

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'http://evil.test'],
    ['origin', 'http://fi.shop.test.evil.test'],
    ['origin', 'null'],
  ])('R-GQL-01 a request of another site is refused: %s %s', async (name, value) => {
    const headers = { [name]: value }
    expect((await send({ query: QUERY }, headers)).status).toBe(403)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('requests of the shop’s own pages are accepted', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://fi.shop.test' }
    expect((await send({ query: QUERY, variables: { id: 'a' } }, own)).status).toBe(200)
  })

  it('R-GQL-04 uploads are refused: multipart and other body types', async () => {
    const form = new FormData()
    form.append('operations', '{}')
    const upload = new Request('http://shop.test/graphql', { method: 'POST', body: form })
    expect((await POST(upload)).status).toBe(415)
    expect((await post('query={x}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  it('R-GQL-01 refuses more than 64 KB', async () => {
    expect((await post('x'.repeat(64 * 1024 + 1))).status).toBe(413)
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

it('writes are limited per visitor, reads are not; the log has shortened addresses', async () => {
  const mutate = (address: string) => send({ query: MUTATION, variables: { id: 'a' } }, { 'x-client-address': address })
  for (let i = 0; i < 3; i += 1) expect((await mutate('192.0.2.77')).status).toBe(200)
  const refused = await mutate('192.0.2.77')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await refused.json()).errors[0].extensions).toEqual({ code: 'RATE_LIMITED' })
  expect((await mutate('192.0.2.78')).status).toBe(200)
  const read = { query: QUERY, variables: { id: 'a' } }
  expect((await send(read, { 'x-client-address': '192.0.2.77' })).status).toBe(200)
  expect(String(consoleWarn.mock.calls)).toContain('192.0.2.0/24')
  expect(String(consoleWarn.mock.calls)).not.toContain('192.0.2.77')
})

it('R-GQL-15 when the backend is down the response is a 502 in GraphQL form, and no secret is logged', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed secret-key'))
  const answer = await send({ query: QUERY, variables: { id: 'a@b.fi' } })
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({
    errors: [{ message: 'Network request failed', extensions: { code: 'BACKEND_DOWN' } }],
  })
  expect(String(consoleError.mock.calls)).not.toMatch(/secret-key|a@b\.fi/)
})

it('R-GQL-15 a visitor who leaves is not logged as a failure of the backend', async () => {
  const visitor = new AbortController()
  fetchMock.mockImplementation(async () => {
    visitor.abort()
    throw visitor.signal.reason
  })
  await post(JSON.stringify({ query: QUERY, variables: { id: 'a' } }), {}, visitor.signal)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(consoleError).not.toHaveBeenCalled()
})
