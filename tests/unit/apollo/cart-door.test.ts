import { type DocumentNode, InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CommitResetDocument,
  CompleteCartDocument,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  OrderedCartDocument,
  RequestPasswordResetDocument,
  ValidateOrderCreationDocument,
} from '@/graphql/generated/graphql'
import { graphqlRequest } from '@/tests/support/graphql-request'

const EMAILS = 3
const CODES = 4
vi.mock('@/lib/config/env', () => ({
  env: () => ({
    COMMERCE_URL: 'http://backend.test/graphql',
    COMMERCE_API_KEY: 'secret-key',
    FALLBACK_MARKET: 'fi',
    WRITES_PER_MINUTE: 5000,
    EMAILS_PER_MINUTE: EMAILS,
    CODES_PER_MINUTE: CODES,
  }),
}))

const { POST } = await import('@/app/graphql/route')

const fetchMock = vi.fn<typeof fetch>()
let carts = 0
let lines: { id: string }[] = []
let isDown = false
/** Names of the operations that have reached the service. */
const reached: string[] = []

const textOf = (document: DocumentNode) => print(new InMemoryCache().transformDocument(document))

type Headers = Record<string, string>
const send = (document: DocumentNode, variables: object, headers: Headers = {}, client = '192.0.2.1') =>
  POST(graphqlRequest({ query: textOf(document), variables }, client, headers))
const outcome = async (answer: Response) =>
  answer.status === 200 ? 'passed on' : `${answer.status} ${(await answer.json()).errors[0].extensions.code}`

/** Creates a cart as a browser that has this cookie does. */
async function createCart(cookie = '', origin = 'http://fi.shop.test') {
  const answer = await send(GetCartDocument, { id: '' }, { cookie, origin })
  const set = answer.headers.get('set-cookie') ?? ''
  return { id: (await answer.json()).data.getCart.id as string, set, cookie: set.split(';')[0] ?? '' }
}

beforeEach(() => {
  lines = [{ id: 'line' }]
  isDown = false
  reached.length = 0
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async (_, init) => {
    if (isDown) throw new TypeError('fetch failed')
    const { operationName, variables } = JSON.parse(String(init?.body))
    reached.push(operationName)
    if (operationName === 'getUser') {
      const isHers = new Headers(init?.headers).get('authorization') === 'Bearer hers'
      return Response.json({ data: { getUser: isHers ? { metaData: '{"cartId":"filled-elsewhere"}' } : null } })
    }
    const id = variables.id || `cart-${++carts}`
    return Response.json({ data: { getCart: { id, isCompleted: false, items: lines } } })
  })
})
afterEach(() => {
  fetchMock.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('R-NAV-03 the id of a cart, as in a link to it', () => {
  it.each([
    ['completes no cart', CompleteCartDocument],
    ['shows no ordered cart', OrderedCartDocument],
  ])('%s without the cookie of the browser that created it', async (_, document) => {
    const mine = await createCart()
    const other = await createCart()
    expect(await outcome(await send(document, { id: mine.id }, { cookie: `a=b; ${mine.cookie}` }))).toBe('passed on')
    const strangers = ['', other.cookie, `kajo-own-carts=${mine.id}`, 'kajo-own-carts=', `x${mine.cookie}`]
    for (const cookie of strangers)
      expect(await outcome(await send(document, { id: mine.id }, { cookie })), cookie).toBe('403 NOT_CART_OWNER')
    for (const id of ['', ' ', undefined, 1])
      expect(await outcome(await send(document, { id }, { cookie: mine.cookie }))).toBe('403 NOT_CART_OWNER')
  })

  it('gives no cookie to a browser that reads the cart', async () => {
    const answer = await send(GetCartDocument, { id: 'theirs' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  })
})

it('R-CART-01 R-ACCOUNT-08 the cart that an account names is its shopper’s on every device, and nobody else’s', async () => {
  const ask = async (id: unknown, authorization: string) =>
    outcome(await send(OrderedCartDocument, { id }, authorization ? { authorization } : {}))
  expect(await ask('filled-elsewhere', 'Bearer hers')).toBe('passed on')
  expect(await ask('another', 'Bearer hers')).toBe('403 NOT_CART_OWNER')
  expect(await ask('filled-elsewhere', 'Bearer forged')).toBe('403 NOT_CART_OWNER')
  expect(await ask('filled-elsewhere', '')).toBe('403 NOT_CART_OWNER')
  isDown = true
  expect(await ask('filled-elsewhere', 'Bearer hers')).toBe('403 NOT_CART_OWNER')
})

it.each([
  ['mails for a new password', RequestPasswordResetDocument, { email: 'a@mejl.se' }],
  ['keys of a new password', CommitResetDocument, { resetKey: 'k', password: 'p' }],
])('R-ACCOUNT-01 %s are limited for each visitor', async (_, document, variables) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const client = `192.0.2.${document === CommitResetDocument ? 21 : 22}`
  const outcomes: string[] = []
  for (let i = 0; i <= CODES; i += 1) outcomes.push(await outcome(await send(document, variables, {}, client)))
  expect(outcomes.slice(0, CODES).every((text) => text === 'passed on')).toBe(true)
  expect(outcomes.at(-1)).toBe('429 RATE_LIMITED')
})

it('R-CHECKOUT-12 T27 a browser keeps its four last carts, for an order whose answer was lost before a new cart', async () => {
  const ids: string[] = []
  let cookie = ''
  for (let i = 0; i < 5; i += 1) {
    const created = await createCart(cookie)
    ids.push(created.id)
    cookie = created.cookie
  }
  const outcomes = ids.map(async (id) => outcome(await send(OrderedCartDocument, { id }, { cookie })))
  expect(await Promise.all(outcomes)).toEqual(['403 NOT_CART_OWNER', ...Array.from({ length: 4 }, () => 'passed on')])
})

it('T4 R-CART-15 scripts cannot read the cookie; it lives a year and is Secure on https', async () => {
  const { set, id } = await createCart()
  expect(set).toMatch(/^kajo-own-carts=[\w-]{43}; Path=\/graphql; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect(set).not.toContain(id)
  expect((await createCart('', 'https://fi.shop.test')).set).toMatch(/; Secure$/)
})

describe('R-CHECKOUT-04 a customer is checked', () => {
  const check = async (email: string, client: string, cartId: unknown = 'c') =>
    outcome(await send(ValidateOrderCreationDocument, { cartId, checkout: { email } }, {}, client))

  it('for a cart that could be ordered only', async () => {
    expect(await check('a@mejl.se', '192.0.2.10')).toBe('passed on')
    lines = []
    expect(await check('a@mejl.se', '192.0.2.10')).toBe('409 CART_EMPTY')
    for (const cartId of ['', null]) expect(await check('a@mejl.se', '192.0.2.10', cartId)).toBe('409 CART_EMPTY')
    expect(reached.filter((name) => name === 'validateOrderCreation')).toHaveLength(1)
    isDown = true
    expect(await check('a@mejl.se', '192.0.2.10')).toBe('502 BACKEND_DOWN')
  })

  it('for a few e-mail addresses a minute, also by the checkout; those asked about before are free', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const update = async (email: string) =>
      outcome(await send(CreateOrUpdateCheckoutDocument, { cartId: 'c', checkout: { email } }, {}, '192.0.2.11'))
    expect(await check('a@mejl.se', '192.0.2.11')).toBe('passed on')
    expect(await update('b@mejl.se')).toBe('passed on')
    expect(await update('c@mejl.se')).toBe('passed on')
    expect(await update('d@mejl.se')).toBe('429 RATE_LIMITED')
    expect(await check('e@mejl.se', '192.0.2.11')).toBe('429 RATE_LIMITED')
    for (const email of ['A@mejl.se', 'c@mejl.se', 'typing@', '']) expect(await update(email)).toBe('passed on')
    expect(await check('d@mejl.se', '198.51.100.12'), 'another visitor').toBe('passed on')
    expect(String(warn.mock.calls)).not.toContain('mejl.se')
  })
})
