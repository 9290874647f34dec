// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart } from '@/lib/cart/add-to-cart'
import { holdAdded } from '@/lib/cart/added-notice'
import { ensureCart } from '@/lib/cart/ensure-cart'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { receiveCart } from '@/lib/cart/receive-cart'
import { saveCart } from '@/lib/cart/save-cart'
import { AppError } from '@/lib/errors/app-error'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { cartFragment, dropCookies, makeCart, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

const cookie = (): string | undefined => /(?:^|; )ralph-cart=([^;]*)/.exec(document.cookie)?.[1]
const setCookie = (id: string) => plantCookie('ralph-cart', id)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dropCookies()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('fetching the cart', () => {
  it('R-CART-01 fetches the current cart, else the one of the cookie', async () => {
    const { shop, asked, state } = makeShop({ getCart: ({ id }: { id: string }) => cartFragment(id) })
    setCookie('from-cookie')
    await fetchCart(shop)
    expect(asked.at(-1)?.variables.id).toBe('from-cookie')
    state().setCart(makeCart('current'))
    await fetchCart(shop)
    expect(asked.at(-1)?.variables.id).toBe('current')
  })

  it('R-CART-01 without any id a new cart is requested', async () => {
    const { shop, asked, state } = makeShop({ getCart: cartFragment('fresh') })
    await fetchCart(shop)
    expect(asked[0]?.variables.id).toBe('')
    expect(state().cart.data?.id).toBe('fresh')
  })

  it('R-GQL-08 getCart carries the checkout market and says when the route is a checkout', async () => {
    const { shop, asked, state } = makeShop({ getCart: cartFragment('a') })
    state().setChannel({ checkoutMarket: 'no' })
    await fetchCart(shop)
    expect(asked[0]?.variables).toEqual({ id: '', cartMarketAlias: 'no', allowExternalShippingFee: false })
    state().setRoot({ currentRouteName: 'checkout___sv' })
    await fetchCart(shop)
    expect(asked[1]?.variables).toMatchObject({ allowExternalShippingFee: true })
  })

  it('R-CART-02 a completed cart counts as absent', async () => {
    const completed = { ...cartFragment('done'), isCompleted: true }
    const { shop, state, post } = makeShop({
      getCart: ({ id }: { id: string }) => (id ? completed : cartFragment('fresh')),
    })
    setCookie('done')
    const fetching = fetchCart(shop)
    await vi.advanceTimersByTimeAsync(999)
    expect(state().cart.data, 'never shown').toBeNull()
    expect(post).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await fetching)?.id).toBe('fresh')
    expect(state().cart.data?.id).toBe('fresh')
  })

  it('R-CART-03 no cart: retried after 1 s, each time reset and one attempt less, stopped at 0', async () => {
    const { shop, asked, state } = makeShop({ getCart: null })
    setCookie('lost')
    const fetching = fetchCart(shop)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toHaveLength(1)
    expect(state().cart.retryAttempts).toBe(4)
    expect(cookie()).toBe('lost')
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    expect(cookie()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(6)
    expect(state().cart.retryAttempts).toBe(0)
    expect(await fetching).toBeNull()
  })

  it('R-CART-04 a reset clears cart, cookie and other tabs, then creates a new cart', async () => {
    const { shop, post, state } = makeShop({ getCart: ({ id }: { id: string }) => (id ? null : cartFragment('new')) })
    setCookie('lost')
    const fetching = fetchCart(shop)
    await vi.advanceTimersByTimeAsync(1000)
    await fetching
    expect(post).toHaveBeenNthCalledWith(1, { type: 'cart', data: null, market: 'se', lang: 'sv' })
    expect(state().cart.data?.id).toBe('new')
    expect(cookie()).toBe('new')
  })

  it('R-CART-03 after CART_NOT_FOUND the cart is replaced, as after an empty answer', async () => {
    const gone = serviceRefusal('CART_NOT_FOUND')
    const { shop, state } = makeShop({ getCart: ({ id }: { id: string }) => (id ? gone : cartFragment('new')) })
    setCookie('expired')
    const fetching = ensureCart(shop)
    await vi.advanceTimersByTimeAsync(1000)
    await fetching
    expect(state().cart).toMatchObject({ isBroken: false, data: { id: 'new' } })
    expect(cookie()).toBe('new')
  })

  it('R-CART-03 the cart is kept when the backend fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { shop, state, asked } = makeShop({ getCart: new AppError('BACKEND_DOWN', 'Network request failed', 503) })
    setCookie('kept')
    await ensureCart(shop)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(1)
    expect(cookie()).toBe('kept')
    expect(state().cart).toMatchObject({ isBroken: true, isKnown: false })
  })
})

describe('saving', () => {
  it('R-CART-05 saves the cart, sends it to other tabs and stores its id in ralph-cart', () => {
    const { shop, post, state } = makeShop()
    const cart = makeCart('mine', [{ skuId: 1, quantity: 1 }])
    saveCart(shop, cart)
    expect(state().cart.data).toEqual(cart)
    expect(cookie()).toBe('mine')
    expect(post).toHaveBeenCalledWith({ type: 'cart', data: cart, market: 'se', lang: 'sv' })
  })

  it('R-CART-15 ralph-cart lives 31,536,000,000 ms', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    saveCart(makeShop().shop, makeCart('mine'))
    const expires = /expires=([^;]+)/.exec(String(write.mock.calls[0]?.[0]))?.[1] ?? ''
    expect(Math.abs(Date.parse(expires) - Date.now() - 31_536_000_000)).toBeLessThanOrEqual(1000)
  })

  it('R-TAB-01 a cart of another tab is set without cookie and message', () => {
    const { shop, post, state } = makeShop()
    receiveCart(shop, makeCart('theirs'))
    expect(state().cart.data?.id).toBe('theirs')
    expect(cookie()).toBeUndefined()
    expect(post).not.toHaveBeenCalled()
  })
})

describe('adding', () => {
  it('R-GQL-09 R-CART-11 sends sku and quantity and opens the added notice with the added item', async () => {
    const { shop, asked, state } = makeShop({
      getCart: cartFragment('c'),
      addToCart: cartFragment('c', [{ skuId: 7, quantity: 3 }]),
    })
    const result = await addToCart(shop, { skuId: 7, quantity: 2, stock: 10 })
    expect(result.ok).toBe(true)
    expect(asked.at(-1)).toMatchObject({
      name: 'addToCart',
      variables: { id: 'c', item: { skuId: 7, quantity: 2 }, allowExternalShippingFee: false },
    })
    expect(state().cart.added).toMatchObject({ skuId: 7, quantity: 2, campaigns: [], size: '38' })
    expect(state().cart.added?.product.name).toBe('Omlottklänning')
    expect(state().cart.added?.unitPrice.selling.incVat).toBe('400 kr')
    expect(state().events.map(({ type }) => type)).toEqual(['cart:add'])
    await vi.advanceTimersByTimeAsync(8000)
    expect(state().cart.added, 'its time begins when it can be seen').not.toBeNull()
    holdAdded(shop, false)
    await vi.advanceTimersByTimeAsync(8000)
    expect(state().cart.added).toBeNull()
  })

  it('R-PDP-09 more than the stock is refused with the stock, and nothing is sent', async () => {
    const { shop, asked, state } = makeShop()
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 2, stock: 2 }]))
    expect(await addToCart(shop, { skuId: 7, quantity: 1, stock: 2 })).toEqual({
      ok: false,
      code: 'OUT_OF_STOCK',
      stock: 2,
      reason: 'threshold',
    })
    expect(asked).toEqual([])
  })

  it('R-PDP-09 an item missing from the answer, without an error, counts as sold out', async () => {
    const { shop, state } = makeShop({ addToCart: cartFragment('c') })
    state().setCart(makeCart('c'))
    expect(await addToCart(shop, { skuId: 7, quantity: 1 })).toEqual({ ok: false, code: 'OUT_OF_STOCK', stock: 0 })
    expect(state().cart.added).toBeNull()
    expect(state().events).toEqual([])
  })

  it('T19 an add that returns no cart resets the cart and tries once more', async () => {
    const { shop, asked, state } = makeShop({
      getCart: cartFragment('fresh'),
      addToCart: ({ id }: { id: string }) =>
        id === 'fresh' ? cartFragment('fresh', [{ skuId: 7, quantity: 1 }]) : null,
    })
    state().setCart(makeCart('gone'))
    const result = await addToCart(shop, { skuId: 7, quantity: 1 })
    expect(result.ok).toBe(true)
    expect(asked.map(({ name, variables }) => [name, variables.id])).toEqual([
      ['addToCart', 'gone'],
      ['getCart', ''],
      ['addToCart', 'fresh'],
    ])
  })

  it('T19 when there is still no cart after one retry, the result says so', async () => {
    const { shop, asked, state } = makeShop({ getCart: cartFragment('fresh'), addToCart: null })
    state().setCart(makeCart('gone'))
    expect(await addToCart(shop, { skuId: 7, quantity: 1 })).toEqual({ ok: false, code: 'CART_MISSING' })
    expect(asked.filter(({ name }) => name === 'addToCart')).toHaveLength(2)
  })

  it('T19 CART_NOT_FOUND also means that the cart no longer exists', async () => {
    const gone = serviceRefusal('CART_NOT_FOUND')
    const { shop, state } = makeShop({
      getCart: cartFragment('fresh'),
      addToCart: ({ id }: { id: string }) =>
        id === 'fresh' ? cartFragment('fresh', [{ skuId: 7, quantity: 1 }]) : gone,
    })
    state().setCart(makeCart('gone'))
    expect((await addToCart(shop, { skuId: 7, quantity: 1 })).ok).toBe(true)
    expect(cookie()).toBe('fresh')
  })

  it.each([
    ['INTERNAL_ERROR', 'GRAPHQL'],
    ['UNKNOWN_SKU', 'UNKNOWN_SKU'],
    ['BAD_QUANTITY', 'GRAPHQL'],
    [undefined, 'GRAPHQL'],
  ])('T19 an add that fails with %s leaves cart, cookie and other tabs alone and says so', async (code, known) => {
    const { shop, asked, post, state } = makeShop({
      getCart: cartFragment('fresh'),
      addToCart: serviceRefusal(code),
    })
    const mine = makeCart('mine', [{ skuId: 3, quantity: 5 }])
    state().setCart(mine)
    setCookie('mine')
    expect(await addToCart(shop, { skuId: 7, quantity: 1 })).toEqual({ ok: false, code: known })
    expect(asked.map(({ name }) => name)).toEqual(['addToCart'])
    expect(state().cart.data).toEqual(mine)
    expect(cookie()).toBe('mine')
    expect(post).not.toHaveBeenCalled()
  })

  it('R-CART-05 when the backend is down the result is a failure, and the cart stays', async () => {
    const { shop, state } = makeShop({ addToCart: new AppError('BACKEND_DOWN', 'Network request failed', 503) })
    state().setCart(makeCart('kept'))
    expect(await addToCart(shop, { skuId: 7, quantity: 1 })).toEqual({ ok: false, code: 'BACKEND_DOWN' })
    expect(state().cart.data?.id).toBe('kept')
  })
})
