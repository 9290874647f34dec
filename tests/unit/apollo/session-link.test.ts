// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddToCartDocument, GetCartDocument } from '@/graphql/generated/graphql'
import { readToken } from '@/lib/auth/session'
import { createShop } from '@/lib/store/create-shop'
import { makeToken } from '@/tests/support/fake-auth'
import { CONFIG, dropCookies, plantCookie } from '@/tests/support/shop-fixtures'

const fetchMock = vi.fn<typeof fetch>()
const CART = { data: { getCart: { __typename: 'CartType', id: 'c' } } }
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const REFUSED = () => answer({ errors: [{ message: 'no' }] }, 401)

const bearers = () =>
  fetchMock.mock.calls
    .filter(([url]) => String(url).startsWith('/graphql'))
    .map(([, init]) => new Headers(init?.headers).get('authorization'))
/** A tab, with what it sends to the other tabs. */
function openTab() {
  const shop = createShop(CONFIG)
  const posted = vi.fn()
  shop.connectTabs(posted)
  shop.store.getState().setUser({ id: '1', email: 'a@example.com' })
  const query = (id = 'c') =>
    shop.query(GetCartDocument, { id, allowExternalShippingFee: false, cartMarketAlias: 'se' })
  const mutate = () => shop.mutate(AddToCartDocument, { id: 'c', item: { skuId: 1, quantity: 1 } })
  return { query, mutate, posted, user: () => shop.store.getState().auth.user }
}
const SIGNED_OUT = { type: 'auth', market: 'se', data: null }

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async (_url, init) =>
    new Headers(init?.headers).has('authorization') ? REFUSED() : answer(CART),
  )
})
afterEach(() => {
  fetchMock.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropCookies()
})

describe('the token', () => {
  it('R-GQL-02 T33 is read from the cookie, or from local storage when there is no cookie', () => {
    expect(readToken()).toBeNull()
    plantCookie('not-apollo-token', 'x')
    localStorage.setItem('apollo-token', 'stored')
    expect(readToken()).toBe('stored')
    plantCookie('apollo-token', 'from=cookie')
    expect(readToken()).toBe('from=cookie')
  })

  it('R-GQL-02 is null when there is no cookie and storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    expect(readToken()).toBeNull()
  })
})

describe('status 401', () => {
  it('T33 after a 401 a query is sent again once without the token, and all tabs are signed out', async () => {
    plantCookie('apollo-token', 'old-1')
    plantCookie('ralph-auth-refresh', 'r')
    localStorage.setItem('apollo-token', 'old-1')
    localStorage.setItem('ralph-auth-refresh', 'r')
    const { query, posted, user } = openTab()
    expect(await query()).toMatchObject({ getCart: { id: 'c' } })
    expect(bearers()).toEqual(['Bearer old-1', null])
    expect(user()).toBeNull()
    expect(posted.mock.calls).toEqual([[SIGNED_OUT]])
    expect(document.cookie).not.toMatch(/apollo-token|ralph-auth-refresh/)
    expect(localStorage.length).toBe(0)
  })

  it('T33 after a 401 the token is renewed once for requests at the same time, and nobody is signed out', async () => {
    const fresh = makeToken('a@example.com')
    plantCookie('apollo-token', 'old-7')
    plantCookie('ralph-auth-refresh', 'r')
    const renewals: unknown[] = []
    fetchMock.mockImplementation(async (url, init) => {
      if (String(url).startsWith(CONFIG.authUrl)) {
        renewals.push(new Headers(init?.headers).get('x-auth-refresh-token'))
        return answer({ token: fresh, maxAge: 900 })
      }
      return new Headers(init?.headers).get('authorization') === `Bearer ${fresh}` ? answer(CART) : REFUSED()
    })
    const { query, posted, user } = openTab()
    await Promise.all([query('a'), query('b')])
    expect(renewals).toEqual(['r'])
    expect(bearers()).toEqual(['Bearer old-7', 'Bearer old-7', `Bearer ${fresh}`, `Bearer ${fresh}`])
    expect(posted).not.toHaveBeenCalled()
    expect(user()).toMatchObject({ email: 'a@example.com' })
  })

  it('T33 after a 401 a mutation is not sent again, because the order would be made without the account', async () => {
    plantCookie('apollo-token', 'old-2')
    const { mutate, user } = openTab()
    await expect(mutate()).rejects.toMatchObject({ statusCode: 401 })
    expect(bearers()).toEqual(['Bearer old-2'])
    expect(user()).toBeNull()
    fetchMock.mockResolvedValueOnce(answer({ data: { addToCart: { __typename: 'CartType', id: 'c' } } }))
    await mutate()
    expect(bearers()).toEqual(['Bearer old-2', null])
  })

  it.each(['query', 'mutate'] as const)('T33 a newer token of another tab is used instead: %s', async (operation) => {
    const [before, after] = [`old-${operation}`, `new-${operation}`]
    plantCookie('apollo-token', before)
    fetchMock.mockImplementation(async (_url, init) => {
      if (new Headers(init?.headers).get('authorization') === `Bearer ${after}`) return answer({ data: CART.data })
      plantCookie('apollo-token', after)
      return REFUSED()
    })
    const tab = openTab()
    await tab[operation]()
    expect(bearers()).toEqual([`Bearer ${before}`, `Bearer ${after}`])
    expect(tab.user()).not.toBeNull()
    expect(tab.posted).not.toHaveBeenCalled()
    expect(readToken()).toBe(after)
  })

  it('T33 of requests at the same time one signs out; a second refusal is passed on', async () => {
    plantCookie('apollo-token', 'old-4')
    fetchMock.mockImplementation(async () => REFUSED())
    const { query, posted } = openTab()
    const outcomes = await Promise.allSettled([query('a'), query('b'), query('c')])
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.statusCode)).toEqual([
      401, 401, 401,
    ])
    expect(bearers().sort()).toEqual(['Bearer old-4', 'Bearer old-4', 'Bearer old-4', null, null, null].sort())
    expect(posted).toHaveBeenCalledTimes(1)
  })

  it('T33 a token that cannot be removed is not sent again', async () => {
    plantCookie('apollo-token', 'old-5')
    const { query } = openTab()
    await query()
    plantCookie('apollo-token', 'old-5')
    await query()
    expect(bearers()).toEqual(['Bearer old-5', null, null])
  })

  it('a guest who gets a 401 gets the error; other statuses sign nobody out', async () => {
    fetchMock.mockImplementation(async () => REFUSED())
    const { query, posted } = openTab()
    await expect(query()).rejects.toMatchObject({ statusCode: 401 })
    expect(fetchMock).toHaveBeenCalledTimes(1)
    plantCookie('apollo-token', 'old-6')
    fetchMock.mockImplementation(async () => answer({}, 403))
    await expect(query()).rejects.toMatchObject({ statusCode: 403 })
    expect(posted).not.toHaveBeenCalled()
    expect(readToken()).toBe('old-6')
  })
})
