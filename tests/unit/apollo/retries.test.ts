import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChannelDocument, CompleteCartDocument, PlaceOrderDocument } from '@/graphql/generated/graphql'
import { createBrowserClient } from '@/lib/apollo/browser-client'
import { appErrorLink } from '@/lib/apollo/links/app-error-link'
import { backoffDelay } from '@/lib/apollo/links/backoff'
import { httpLink } from '@/lib/apollo/links/http-link'
import { retryLink } from '@/lib/apollo/links/retry-link'

const fetchMock = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const CHANNEL = { data: { channel: null } }

function client() {
  const link = httpLink({ url: 'http://shop.test/graphql', timeout: 1000, mutationTimeout: 3000 })
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([appErrorLink(), retryLink(), link]),
  })
}
const ask = (apollo: ApolloClient) =>
  apollo.query({ query: ChannelDocument, variables: { channelId: '1|fi' }, fetchPolicy: 'no-cache' })

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('retries', () => {
  it('R-GQL-16 the delay starts at 100 ms, doubles, and is at most 10 s', () => {
    expect([1, 2, 3, 7, 8, 20].map(backoffDelay)).toEqual([100, 200, 400, 6400, 10_000, 10_000])
  })

  it('R-GQL-16 repeats a query that did not reach the service, after the delay', async () => {
    vi.useFakeTimers()
    fetchMock
      .mockRejectedValueOnce(new TypeError('down'))
      .mockRejectedValueOnce(new TypeError('down'))
      .mockResolvedValue(answer(CHANNEL))
    const asked = ask(client())
    await vi.advanceTimersByTimeAsync(99)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetchMock).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(200)
    await asked
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })

  describe('R-GQL-15 R-GQL-16 a request without a response', () => {
    const silent = () => {
      vi.useFakeTimers()
      fetchMock.mockImplementation(
        (_, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason ?? new Error('abort'))),
          ),
      )
      return client()
    }

    it('is not repeated after its time-out', async () => {
      const failed = vi.fn()
      ask(silent()).catch(failed)
      await vi.advanceTimersByTimeAsync(999)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'BACKEND_DOWN', statusCode: 503 }))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(fetchMock).toHaveBeenCalledTimes(1)
    })

    it('has a longer time-out for a mutation', async () => {
      const failed = vi.fn()
      silent()
        .mutate({ mutation: CompleteCartDocument, variables: { id: 'c' } })
        .catch(failed)
      await vi.advanceTimersByTimeAsync(2999)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'BACKEND_DOWN' }))
    })
  })

  it('R-GQL-16 repeats neither a mutation nor an answered query', async () => {
    const apollo = client()
    fetchMock.mockRejectedValueOnce(new TypeError('down'))
    await apollo.mutate({ mutation: CompleteCartDocument, variables: { id: 'c' } }).catch(() => null)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    fetchMock.mockResolvedValueOnce(answer('no', 503))
    await ask(apollo).catch(() => null)
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

describe('T27 an order is sent once, for every kind of failure', () => {
  const lost: [string, () => Promise<Response>][] = [
    ['no connection', () => Promise.reject(new TypeError('down'))],
    ['a 500', async () => answer({ errors: [{ message: 'no' }] }, 500)],
    ['a 400', async () => answer({ errors: [{ message: 'no' }] }, 400)],
    ['an unknown hash', async () => answer({ errors: [{ message: 'PersistedQueryNotFound' }] })],
    ['an answer cut off', async () => new Response('{"data":')],
  ]
  it.each(lost)('%s', async (_what, respond) => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { cookie: '' })
    fetchMock.mockImplementation(respond)
    const failed = vi.fn()
    const variables = { cartId: 'c', checkout: {} }
    createBrowserClient({ site: { market: 'se', lang: 'sv' }, url: 'http://shop.test/graphql' })
      .mutate({ mutation: PlaceOrderDocument, variables, context: { idempotencyKey: 'k' } })
      .catch(failed)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(failed).toHaveBeenCalledTimes(1)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-idempotency-key': 'k' })
  })
})
