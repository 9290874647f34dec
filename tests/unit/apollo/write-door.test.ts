import { type DocumentNode, InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  CheckoutDocument,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  GetSharedCartDocument,
  UpdateCartItemDocument,
} from '@/graphql/generated/graphql'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import { graphqlRequest } from '@/tests/support/graphql-request'

const WRITES = 3
vi.mock('@/lib/config/env', () => ({
  env: () => ({ COMMERCE_URL: 'http://backend.test/graphql', WRITES_PER_MINUTE: WRITES, CODES_PER_MINUTE: 10 }),
}))

const { POST } = await import('@/app/graphql/route')

const fetchMock = vi.fn<typeof fetch>()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
let visitors = 0

const textOf = (document: DocumentNode) => print(new InMemoryCache().transformDocument(document))

/** How many of six such requests of one visitor reach the service. */
async function passed(body: object): Promise<number> {
  const client = `192.0.2.${++visitors}`
  for (let i = 0; i < 2 * WRITES; i += 1) await POST(graphqlRequest(body, client))
  return fetchMock.mock.calls.length
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async () => Response.json({ data: {} }))
})
afterEach(() => {
  fetchMock.mockReset()
  warn.mockClear()
  vi.unstubAllGlobals()
})

it.each<[string, DocumentNode, object | undefined]>([
  ['a change of the cart', UpdateCartItemDocument, { id: 'a' }],
  ['a query for a cart with an empty id', GetCartDocument, { id: '' }],
  ['a query for a cart with a blank id', GetCartDocument, { id: ' ' }],
  ['a query for a cart without an id', GetCartDocument, undefined],
  ['a query for a shared cart with an empty id', GetSharedCartDocument, { id: '' }],
])('%s counts as a write', async (_name, document, variables) => {
  expect(await passed({ query: textOf(document), variables })).toBe(WRITES)
})

it('R-GQL-05 a query that writes counts however it is sent', async () => {
  const sha256Hash = await sha256Hex(textOf(GetCartDocument))
  expect(await passed({ variables: { id: '' }, extensions: { persistedQuery: { version: 1, sha256Hash } } })).toBe(
    WRITES,
  )
})

it.each<[string, DocumentNode, object]>([
  ['a cart', GetCartDocument, { id: 'a' }],
  ['a shared cart', GetSharedCartDocument, { id: 'a' }],
  ['a checkout', CheckoutDocument, { id: 'a', paymentType: 'STANDARD' }],
])('%s that is only read does not count', async (_name, document, variables) => {
  expect(await passed({ query: textOf(document), variables })).toBe(2 * WRITES)
})

it('R-GQL-01 variables nested 5 000 levels deep are a 400 and count as writes, even in a query that only reads', async () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [document, name] of [
    [CreateOrUpdateCheckoutDocument, 'checkout'],
    [GetCartDocument, 'id'],
  ] as const) {
    const client = `198.51.100.${++visitors}`
    const statuses = []
    for (let i = 0; i < WRITES + 1; i += 1) {
      const body = `{"query":${JSON.stringify(textOf(document))},"variables":{"${name}":${deep}}}`
      statuses.push((await POST(graphqlRequest(body, client))).status)
    }
    expect(statuses).toEqual([...Array.from({ length: WRITES }, () => 400), 429])
  }
  expect(fetchMock).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})
