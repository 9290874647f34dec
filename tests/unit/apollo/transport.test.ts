import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChannelDocument, CompleteCartDocument, GetCartDocument } from '@/graphql/generated/graphql'
import { allowsExternalShippingFee, cartMarket, checkoutMarketIds, contextIds } from '@/lib/apollo/context-ids'
import { appErrorLink } from '@/lib/apollo/links/app-error-link'
import { contextIdsLink } from '@/lib/apollo/links/context-ids-link'
import { headersLink } from '@/lib/apollo/links/headers-link'
import { httpLink } from '@/lib/apollo/links/http-link'
import { persistedQueryLink } from '@/lib/apollo/links/persisted-query-link'
import { toAppError } from '@/lib/apollo/to-app-error'

const URL = 'http://shop.test/graphql'
const fetchMock = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
const CHANNEL = { data: { channel: null } }

const client = (...links: ApolloLink[]) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([appErrorLink(), ...links, httpLink({ url: URL, timeout: 1000 })]),
  })
const ask = (apollo: ApolloClient, context = {}) =>
  apollo.query({ query: ChannelDocument, variables: { channelId: '1|fi' }, fetchPolicy: 'no-cache', context })
const sent = (call = 0) => {
  const [url, init] = fetchMock.mock.calls[call] ?? []
  return { url, init, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) }
}

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('GraphQL transport', () => {
  it('R-GQL-01 posts operationName, variables and query, and no empty extensions', async () => {
    fetchMock.mockResolvedValue(answer(CHANNEL))
    await ask(client())
    const { url, init, body } = sent()
    expect(url).toBe(URL)
    expect(init?.method).toBe('POST')
    expect(init?.redirect, 'the key must not follow to another host').toBe('error')
    expect(Object.keys(body).sort()).toEqual(['operationName', 'query', 'variables'])
    expect(body.operationName).toBe('channel')
    expect(body.query).toContain('query channel(')
  })

  it('R-GQL-02 sends accept, content type, key and the idempotency key of the context', async () => {
    fetchMock.mockResolvedValue(answer(CHANNEL))
    await ask(client(headersLink('key-1')), { idempotencyKey: 'attempt-1' })
    const { headers } = sent()
    expect(headers.get('accept')).toBe('*/*')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-apikey')).toBe('key-1')
    expect(headers.get('x-idempotency-key')).toBe('attempt-1')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('R-GQL-02 sends no key when there is none', async () => {
    fetchMock.mockResolvedValue(answer(CHANNEL))
    await ask(client(headersLink('')))
    expect(sent().headers.has('x-apikey')).toBe(false)
  })

  it('R-GQL-03 overwrites channelId, marketId and languageId on every operation, declared or not', async () => {
    fetchMock.mockResolvedValue(answer(CHANNEL))
    await ask(client(contextIdsLink(contextIds({ market: 'fi', lang: 'sv' }))))
    expect(sent().body.variables).toEqual({ channelId: '1|fi', marketId: 'fi', languageId: 'sv-SE' })
  })

  it('R-GQL-08 R-GQL-10 cart and checkout documents bind marketId to variables of their own', async () => {
    fetchMock.mockResolvedValue(answer({ data: { getCart: null } }))
    const apollo = client(contextIdsLink(contextIds({ market: 'fi', lang: 'fi' })))
    const allowExternalShippingFee = allowsExternalShippingFee('checkout___sv')
    await apollo.query({
      query: GetCartDocument,
      variables: { id: 'c', allowExternalShippingFee, ...cartMarket('se') },
      fetchPolicy: 'no-cache',
    })
    const { body } = sent()
    expect(body.variables).toMatchObject({ cartMarketAlias: 'se', allowExternalShippingFee: true })
    expect(body.query).toContain('marketId: $cartMarketAlias')
    expect(checkoutMarketIds('no')).toEqual({ checkoutMarketId: 'no', checkoutMarket: 'no' })
    expect(allowsExternalShippingFee('product___fi')).toBe(false)
  })
})

describe('GraphQL failures', () => {
  const fail = (context = {}) => ask(client(), context).catch((error: unknown) => error)

  it('R-GQL-13 for a status of 300 or more the error contains the status', async () => {
    fetchMock.mockResolvedValue(answer({ data: {} }, 418))
    expect(await fail()).toMatchObject({
      name: 'AppError',
      code: 'BACKEND_STATUS',
      statusCode: 418,
      message: 'Response not successful: Received status code 418',
    })
  })

  it('R-GQL-13 also for a body with a GraphQL media type', async () => {
    const headers = { 'content-type': 'application/graphql-response+json' }
    fetchMock.mockResolvedValue(new Response('{"errors":[{"message":"no"}]}', { status: 400, headers }))
    expect(await fail()).toMatchObject({ code: 'BACKEND_STATUS', statusCode: 400 })
  })

  it('an error status with a code that the shop acts on has this code', async () => {
    fetchMock.mockResolvedValue(answer({ errors: [{ message: 'no', extensions: { code: 'INVALID_URL' } }] }, 400))
    expect(await fail()).toMatchObject({ code: 'INVALID_URL', statusCode: 400 })
  })

  it('R-GQL-13 a body that is no JSON is a parse error', async () => {
    fetchMock.mockResolvedValue(answer('<html>'))
    expect(await fail()).toMatchObject({
      code: 'BACKEND_ANSWER',
      statusCode: 502,
      message: expect.stringContaining('JSON'),
    })
  })

  it('R-GQL-14 for a response with neither data nor errors the error contains the operation', async () => {
    fetchMock.mockResolvedValue(answer({}))
    expect(await fail()).toMatchObject({
      code: 'BACKEND_ANSWER',
      message: "Server response was missing for query 'channel'.",
    })
  })

  it('R-GQL-15 a failed network request is the error of that name', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'))
    expect(await fail()).toMatchObject({ code: 'BACKEND_DOWN', statusCode: 503, message: 'Network request failed' })
  })

  it('R-GQL-15 a body with HEAD is refused, GET has none', async () => {
    expect(await fail({ fetchOptions: { method: 'HEAD' } })).toMatchObject({
      message: 'Body not allowed for GET or HEAD requests',
    })
    expect(fetchMock).not.toHaveBeenCalled()
    fetchMock.mockResolvedValue(answer(CHANNEL))
    await fail({ fetchOptions: { method: 'GET' } })
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBeUndefined()
  })

  it('R-GQL-15 a time-out is a failed network request', async () => {
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('abort')))),
    )
    const slow = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([appErrorLink(), httpLink({ url: URL, timeout: 20 })]),
    })
    expect(await ask(slow).catch((error: unknown) => error)).toMatchObject({ code: 'BACKEND_DOWN' })
  })

  it('R-GQL-15 so is a response that stops half way', async () => {
    fetchMock.mockImplementation(async (_, init) => {
      const text = () =>
        new Promise<string>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        )
      return Object.assign(new Response(), { text })
    })
    const slow = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([appErrorLink(), httpLink({ url: URL, timeout: 20 })]),
    })
    expect(await ask(slow).catch((error: unknown) => error)).toMatchObject({ code: 'BACKEND_DOWN' })
  })

  it('R-DATA errors in a response of status 200 become an AppError with the service code', async () => {
    fetchMock.mockResolvedValue(
      answer({ data: null, errors: [{ message: 'No', extensions: { code: 'RequirementsNotMet' } }] }),
    )
    const error = toAppError(await fail())
    expect(error).toMatchObject({ code: 'GRAPHQL', message: 'No', detail: { code: 'RequirementsNotMet' } })
  })
})

describe('persisted queries', () => {
  const NOT_FOUND = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  }
  const NOT_SUPPORTED = { errors: [{ message: 'PersistedQueryNotSupported' }] }

  it('R-GQL-05 sends the hash without the text first', async () => {
    fetchMock.mockResolvedValue(answer(CHANNEL))
    await ask(client(persistedQueryLink()))
    const { body } = sent()
    expect(body.query).toBeUndefined()
    expect(body.extensions.persistedQuery).toMatchObject({
      version: 1,
      sha256Hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
  })

  it.each([
    ['PersistedQueryNotFound', NOT_FOUND, 200],
    ['PersistedQueryNotFound with its own status', NOT_FOUND, 404],
    ['PersistedQueryNotSupported', NOT_SUPPORTED, 200],
    ['HTTP 400', 'bad', 400],
    ['HTTP 500', 'bad', 500],
    ['HTTP 400 with JSON', { errors: [{ message: 'Must provide query' }] }, 400],
  ])('R-GQL-05 falls back to the full text on %s', async (_, body, status) => {
    fetchMock.mockResolvedValueOnce(answer(body, status)).mockResolvedValueOnce(answer(CHANNEL))
    await ask(client(persistedQueryLink()))
    expect(sent(1).body.query).toContain('query channel(')
  })

  it('R-GQL-05 does not send the text after other failures', async () => {
    fetchMock.mockResolvedValue(answer('no', 403))
    await ask(client(persistedQueryLink())).catch(() => null)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('R-GQL-05 a mutation is sent in full, so that it is not executed twice after a 500', async () => {
    fetchMock.mockResolvedValue(answer('bad', 500))
    const apollo = client(persistedQueryLink())
    await apollo.mutate({ mutation: CompleteCartDocument, variables: { id: 'c' } }).catch(() => null)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(sent().body.query).toContain('mutation completeCart')
  })
})
