// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCart } from '@/lib/cart/save-cart'
import { serverChangesStore } from '@/lib/cart/server-changes'
import { followSession } from '@/lib/flows/follow-session'
import { signIn } from '@/lib/flows/sign-in'
import { startShop } from '@/lib/flows/start-shop'
import { accountBackend } from '@/tests/support/account-backend'
import { fakeAuth, makeToken } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { makeShop, plantCookie } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()

/** Of `secret1`. */
const HASH = 'J9032aVob9eYINxUf6tJkCElbEwnb/eGPFqozQmVCXHYPGb2Efa9FBV0b9JYlNTO'
const SAGA = { email: 'saga@mejl.se', password: 'secret1' }

const cookie = (name: string) =>
  new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string])).get(name)

type Options = Parameters<typeof accountBackend>[0] & { guest?: string }

/** A tab whose guest has the cart `guest`, signed in. */
async function signedIn({ guest, ...options }: Options) {
  const backend = accountBackend(options)
  const made = makeShop(backend.answers)
  if (guest) plantCookie('ralph-cart', guest)
  expect(await signIn(made.shop, SAGA, true)).toBe('done')
  return { ...made, ...backend }
}

beforeEach(() => {
  fakeAuth({ hash: HASH })
})

describe('the cart at sign-in', () => {
  it('R-CART-01 R-CART-06 what the guest had is added line by line to the cart of the account', async () => {
    const { state, asked, metaData } = await signedIn({
      guest: 'guest',
      cartId: 'hers',
      carts: { guest: { 1: 2, 2: 1 }, hers: { 2: 3, 4: 1 } },
    })
    expect(cookie('ralph-cart')).toBe('hers')
    expect(cookie('ralph-cart-old')).toBeUndefined()
    expect(state().cart.data?.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      [1, 2],
      [2, 4],
      [4, 1],
    ])
    expect(asked.filter(({ name }) => name === 'addToCart')).toHaveLength(2)
    expect(asked.at(-1)?.name, 'the metadata is read again').toBe('getUser')
    expect(metaData()).toEqual({ cartId: 'hers', favorites: [3] })
    expect(state().cart.adding).toBe(0)
  })

  it('R-ANALYTICS-02 R-CART-06 a merge is no addition: the guest’s pieces were reported when they were added', async () => {
    const { state } = await signedIn({
      guest: 'guest',
      cartId: 'hers',
      carts: { guest: { 1: 2 }, hers: { 4: 1 } },
    })
    expect(state().cart.data?.itemCount).toBe(3)
    expect(state().events.map(({ type }) => type)).toEqual(['user:login'])
  })

  it('R-CART-07 of an empty cart only the cookie is removed', async () => {
    const { asked } = await signedIn({ guest: 'guest', cartId: 'hers', carts: { guest: {}, hers: { 4: 1 } } })
    expect(cookie('ralph-cart')).toBe('hers')
    expect(cookie('ralph-cart-old')).toBeUndefined()
    expect(asked.filter(({ name }) => name === 'addToCart' || name === 'updateUser')).toEqual([])
    expect(asked.filter(({ name }) => name === 'getUser')).toHaveLength(1)
  })

  it.each([null, 'ordered', 'gone'])(
    'R-ACCOUNT-08 R-GQL-12 T45 the guest’s cart becomes that of an account whose cart is %s; other metadata stays',
    async (cartId) => {
      const backend = accountBackend({ cartId, carts: { guest: { 1: 2 }, ordered: { 4: 1 } } })
      backend.service.ordered.add('ordered')
      backend.service.customerType = 'ORGANIZATION'
      const { shop, state, asked } = makeShop(backend.answers)
      plantCookie('ralph-cart', 'guest')
      await signIn(shop, SAGA, true)
      expect(backend.metaData()).toEqual({ cartId: 'guest', favorites: [3] })
      expect(asked.find(({ name }) => name === 'updateUser')?.variables).toMatchObject({
        user: { customerType: 'ORGANIZATION' },
      })
      expect(cookie('ralph-cart')).toBe('guest')
      expect(cookie('ralph-cart-old')).toBeUndefined()
      expect(state().root.customerType, 'prices of her customer type').toBe('ORGANIZATION')
    },
  )

  it('R-CART-06 of what is sold out or too much, as much as possible is added and the cart says so', async () => {
    const { shop, state } = await signedIn({
      guest: 'guest',
      cartId: 'hers',
      carts: { guest: { 5: 1, 6: 3 }, hers: { 6: 1 } },
      stock: { 5: 0, 6: 2 },
    })
    expect(state().cart.data?.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([[6, 2]])
    expect(serverChangesStore(shop).getState().changes).toMatchObject([
      { skuId: 5, quantity: 0 },
      { skuId: 6, quantity: 2 },
    ])
    expect(cookie('ralph-cart-old')).toBeUndefined()
  })

  it('R-CART-06 the guest’s promo code goes along where the account’s cart has none', async () => {
    const backend = accountBackend({ cartId: 'hers', carts: { guest: { 1: 1 }, hers: {} } })
    backend.service.codes.guest = 'KAJO10'
    const { shop, state } = makeShop(backend.answers)
    plantCookie('ralph-cart', 'guest')
    await signIn(shop, SAGA, true)
    expect(state().cart.data?.promoCode).toBe('KAJO10')
  })

  it('R-CART-06 R-CART-08 R-CART-15 an interrupted merge is logged, and continued by the next page without doubling anything', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const backend = accountBackend({ cartId: 'hers', carts: { guest: { 1: 2, 2: 1 }, hers: { 1: 1 } } })
    const add = backend.answers.addToCart as (variables: unknown) => unknown
    let added = 0
    const answers = {
      ...backend.answers,
      addToCart: (variables: unknown) => {
        added += 1
        if (added === 2) backend.service.fail = true
        return add(variables)
      },
    }
    plantCookie('ralph-cart', 'guest')
    const first = makeShop(answers)
    expect(await signIn(first.shop, SAGA, true), 'the failure has no other effect').toBe('done')
    expect(complaints).toHaveBeenCalledWith('Error merging carts', expect.any(Error))
    expect(first.state().layers.notification.message).toBe('')
    expect(cookie('ralph-cart-old')).toBe('guest')
    expect(backend.service.carts.hers).toEqual({ 1: 3 })

    backend.service.fail = false
    const second = makeShop(answers)
    const stop = startShop(second.shop)
    await vi.waitFor(() => expect(cookie('ralph-cart-old')).toBeUndefined())
    expect(backend.service.carts.hers).toEqual({ 1: 3, 2: 1 })
    expect(second.state().auth.user).toEqual({ id: '7', email: SAGA.email })
    stop()
  })
})

describe('the cart of a known shopper', () => {
  const start = (options: Parameters<typeof accountBackend>[0]) => {
    const backend = accountBackend(options)
    const made = makeShop(backend.answers)
    plantCookie('apollo-token', makeToken(SAGA.email))
    const stop = startShop(made.shop)
    return { ...made, ...backend, stop }
  }

  it('R-CART-01 on another device is the one in her metadata, not the one of that device; nothing is merged', async () => {
    plantCookie('ralph-cart', 'old')
    const { state, asked, stop } = start({ cartId: 'hers', carts: { hers: { 4: 1 }, old: { 9: 1 } } })
    await vi.waitFor(() => expect(state().cart.data?.id).toBe('hers'))
    expect(cookie('ralph-cart')).toBe('hers')
    expect(asked.filter(({ name }) => name === 'addToCart')).toEqual([])
    stop()
  })

  it('R-CART-04 a removed cart becomes null in her metadata, a new one its id', async () => {
    const { shop, state, metaData, stop } = start({ cartId: 'hers', carts: { hers: { 4: 1 } } })
    await vi.waitFor(() => expect(state().cart.data?.id).toBe('hers'))
    await followSession(shop)
    clearCart(shop)
    await vi.waitFor(() => expect(metaData().cartId).toBeNull())
    const { fetchCart } = await import('@/lib/cart/fetch-cart')
    await fetchCart(shop)
    await vi.waitFor(() => expect(metaData()).toEqual({ cartId: 'new', favorites: [3] }))
    stop()
  })

  it('R-ERROR-04 R-GQL-12 a failure while the metadata is written is logged only', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const backend = accountBackend({ cartId: null, carts: { mine: { 1: 1 } } })
    const { shop, state } = makeShop({ ...backend.answers, updateUser: new Error('down') })
    plantCookie('ralph-cart', 'mine')
    expect(await signIn(shop, SAGA, true)).toBe('done')
    expect(complaints).toHaveBeenCalledWith('The metadata of the account could not be changed', expect.any(Error))
    expect(state().layers.notification.message).toBe('')
  })
})
