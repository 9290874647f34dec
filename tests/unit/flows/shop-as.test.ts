// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SHOP_AS_LIFE, storeTokens } from '@/lib/auth/session'
import { keepDraft } from '@/lib/checkout/form/checkout-draft'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { shopAs } from '@/lib/flows/sign-in'
import { startShop } from '@/lib/flows/start-shop'
import { createShop } from '@/lib/store/create-shop'
import { accountBackend } from '@/tests/support/account-backend'
import { fakeAuth, makeToken } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { CONFIG, makeShop, plantCookie } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()

const EMAIL = 'saga@mejl.se'
const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .sort()

let auth: ReturnType<typeof fakeAuth>
beforeEach(() => {
  auth = fakeAuth()
})

const customer = () => accountBackend({ cartId: 'hers', carts: { hers: { 4: 1 }, mine: { 5: 2 } } })

describe('shopping as a customer', () => {
  it('T12 T33 stores the token alone, without name and refresh token, and removes the cart and drafts of the device', async () => {
    const backend = customer()
    const { shop, state, post } = makeShop(backend.answers)
    plantCookie('ralph-cart', 'mine')
    keepDraft({ ...EMPTY_FORM, firstName: 'Ove' })
    const token = makeToken(EMAIL, 60_000)
    const expires = vi.spyOn(document, 'cookie', 'set')
    expect(await shopAs(shop, token)).toBe(true)
    expect(state().auth.user).toEqual({ id: '7', email: EMAIL, isShopAs: true })
    expect(state().cart.data?.id).toBe('hers')
    expect(backend.service.carts).toEqual({ hers: { 4: 1 }, mine: { 5: 2 } })
    expect(Object.keys(localStorage), 'what is known of her cart').toEqual(['kajo-seen-cart'])
    expect(cookieNames()).toEqual(['apollo-token', 'kajo-shop-as', 'ralph-cart', 'ralph-user-type'])
    const written = expires.mock.calls.map(([text]) => text).find((text) => text.startsWith(`apollo-token=${token}`))
    const life = Date.parse(/expires=([^;]+)/.exec(written ?? '')?.[1] ?? '') - Date.now()
    expect(Math.round(life / 1000 / 10) * 10, 'at most an hour').toBe(SHOP_AS_LIFE)
    expect(JSON.stringify(post.mock.calls)).not.toContain(token)
    expect(auth.calls, 'a guest has no session to end').toEqual([])
  })

  it('T12 signs out the account that was signed in on the device', async () => {
    storeTokens({ token: makeToken('ove@mejl.se'), maxAge: 900, refreshToken: 'refresh-1' }, 'ove@mejl.se', true)
    const { shop, state } = makeShop(customer().answers)
    await shopAs(shop, makeToken(EMAIL, 900))
    expect(auth.calls.map(({ url }) => url)).toEqual([`${CONFIG.authUrl}logout`])
    expect(state().auth.user?.email).toBe(EMAIL)
    expect(document.cookie).not.toContain('refresh')
  })

  it.each([['not a token'], [makeToken(EMAIL, -1)]])(
    'T12 refuses a token that is unreadable or has expired: %s',
    async (token) => {
      const { shop, state } = makeShop(customer().answers)
      plantCookie('ralph-cart', 'mine')
      expect(await shopAs(shop, token)).toBe(false)
      expect(state().auth.user).toBeNull()
      expect(cookieNames()).toEqual(['ralph-cart'])
    },
  )

  it('T12 leaves nothing of a token that the service refuses', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }))
    const shop = createShop(CONFIG)
    // another token than those below, because it stays refused
    expect(await shopAs(shop, makeToken('refused@mejl.se'))).toBe(false)
    expect(shop.store.getState().auth.user).toBeNull()
    await vi.waitFor(() => expect(cookieNames()).toEqual(['ralph-user-type']))
  })

  it('T12 T46 when the token expires, the open page removes the customer’s cart', async () => {
    const { shop, state } = makeShop(customer().answers)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await shopAs(shop, makeToken(EMAIL, 900))
    expect(state().cart.data?.id).toBe('hers')
    vi.advanceTimersByTime(899_000)
    expect(state().auth.user, 'not after 0.9 of it').not.toBeNull()
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(state().cart.data).toBeNull())
    expect(state().auth.user).toBeNull()
    expect(cookieNames()).toEqual(['ralph-user-type'])
  })

  it('T12 T46 after the token has expired, the next visit removes the customer’s cart', async () => {
    const { shop, state } = makeShop(customer().answers)
    plantCookie('kajo-shop-as', '1')
    plantCookie('ralph-cart', 'hers')
    const stop = startShop(shop)
    await vi.waitFor(() => expect(cookieNames()).toEqual(['ralph-user-type']))
    expect(state().cart.data).toBeNull()
    stop()
  })

  it('T12 signing in with an own account ends it', () => {
    plantCookie('kajo-shop-as', '1')
    storeTokens({ token: 't', maxAge: 900, refreshToken: 'r' }, EMAIL, true)
    expect(document.cookie).not.toContain('kajo-shop-as')
  })
})
