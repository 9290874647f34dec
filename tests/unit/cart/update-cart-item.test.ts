// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { receiveCart } from '@/lib/cart/receive-cart'
import { readSeen } from '@/lib/cart/seen-cart'
import { setPromoCode } from '@/lib/cart/set-promo-code'
import { isTotalPending } from '@/lib/cart/shown-count'
import { updateCartItem } from '@/lib/cart/update-cart-item'
import { AppError } from '@/lib/errors/app-error'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { cartFragment, dropCookies, makeCart, makeShop } from '@/tests/support/shop-fixtures'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dropCookies()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('changing a line', () => {
  const line = (quantity: number) => cartFragment('c', [{ skuId: 7, quantity, stock: 9 }])

  it('R-CART-05 the requested quantity is shown at once and sent one at a time; only the latest one is kept', async () => {
    const { shop, asked, state } = makeShop({
      updateCartItem: ({ item }: { item: { quantity: number } }) => line(item.quantity),
    })
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, stock: 9 }]))
    const changes = [2, 3, 4].map((quantity) => updateCartItem(shop, 'line-7', quantity))
    expect(state().cart.wanted).toEqual({ 'line-7': 4 })
    await vi.runAllTimersAsync()
    await Promise.all(changes)
    expect(asked.map(({ variables }) => variables.item)).toEqual([{ id: 'line-7', quantity: 4 }])
    expect(state().cart.data?.lines[0]?.quantity).toBe(4)
    expect(state().cart.wanted).toEqual({})
  })

  it.each([
    { asked: 4, answered: 4, events: [['cart:add', 1]] },
    { asked: 1, answered: 1, events: [['cart:remove', 2]] },
    // the service restores what another tab has changed, or has fewer pieces
    { asked: 4, answered: 6, events: [['cart:add', 1]] },
    { asked: 1, answered: 5, events: [] },
    { asked: 4, answered: 2, events: [] },
    { asked: 0, answered: 0, events: [['cart:remove', 3]] },
  ])(
    'R-ANALYTICS-02 of 3 pieces $asked are wanted and $answered are left: only what the shopper changed is an event',
    async (row) => {
      const { shop, state } = makeShop({ updateCartItem: line(row.answered) })
      state().setCart(makeCart('c', [{ skuId: 7, quantity: 3, stock: 9 }]))
      const change = updateCartItem(shop, 'line-7', row.asked)
      await vi.runAllTimersAsync()
      await change
      const events = state().events.map(({ type, data }) => [type, (data as { quantity: number }).quantity])
      expect(events).toEqual(row.events)
    },
  )

  it('R-CART-05 two lines wait for one another', async () => {
    let running = 0
    let most = 0
    const { shop, state } = makeShop({
      updateCartItem: async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        return cartFragment('c', [
          { skuId: 7, quantity: 2 },
          { skuId: 8, quantity: 2 },
        ])
      },
    })
    state().setCart(
      makeCart('c', [
        { skuId: 7, quantity: 1 },
        { skuId: 8, quantity: 1 },
      ]),
    )
    await Promise.all([updateCartItem(shop, 'line-7', 2), updateCartItem(shop, 'line-8', 3)])
    expect(most).toBe(1)
  })

  it('R-PDP-09 a refused quantity is reset, and the message has the number of pieces', async () => {
    const { shop, state } = makeShop({ updateCartItem: new AppError('OUT_OF_STOCK', 'Only 2', 500, { available: 2 }) })
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, stock: 9 }]))
    expect(await updateCartItem(shop, 'line-7', 5)).toEqual({ ok: false, code: 'OUT_OF_STOCK', stock: 2 })
    expect(state().cart.wanted).toEqual({})
    expect(state().cart.data?.lines[0]?.quantity).toBe(1)
  })

  it.each([
    ['an empty answer', null],
    ['CART_NOT_FOUND', serviceRefusal('CART_NOT_FOUND')],
  ])(
    'R-CART-03 when the cart no longer exists (%s), the current one is fetched and the change is refused',
    async (_, gone) => {
      const { shop, state } = makeShop({
        updateCartItem: gone,
        getCart: cartFragment('c', [{ skuId: 7, quantity: 2 }]),
      })
      state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, stock: 9 }]))
      expect(await updateCartItem(shop, 'line-7', 5)).toMatchObject({ ok: false, code: 'CART_MISSING' })
      expect(state().cart).toMatchObject({ wanted: {}, data: { itemCount: 2 } })
    },
  )

  it.each([
    ['the line', [{ skuId: 8, quantity: 1 }]],
    ['the cart', null],
  ])(
    'R-CART-05 a change of %s that another tab has removed in the meantime leaves no amount pending',
    async (_, rest) => {
      const { shop, asked, state } = makeShop({ updateCartItem: line(2) })
      state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, stock: 9 }]))
      const changing = updateCartItem(shop, 'line-7', 2)
      receiveCart(shop, rest && makeCart('c', rest))
      await changing
      expect(asked).toEqual([])
      expect(state().cart.wanted).toEqual({})
    },
  )

  it('R-PDP-09 a smaller quantity than requested, without an error, shows a message', async () => {
    const { shop, state } = makeShop({ updateCartItem: line(3) })
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, stock: 9 }]))
    expect(await updateCartItem(shop, 'line-7', 5)).toEqual({ ok: false, code: 'OUT_OF_STOCK', stock: 3 })
    expect(state().cart.data?.lines[0]?.quantity).toBe(3)
    expect(state().events).toMatchObject([{ type: 'cart:add', data: { quantity: 2 } }])
  })

  it('R-CART-05 quantity zero removes the line and reports the removed quantity to subscribers', async () => {
    const { shop, state } = makeShop({ updateCartItem: cartFragment('c') })
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 3 }]))
    await updateCartItem(shop, 'line-7', 0)
    expect(state().cart.data?.lines).toEqual([])
    expect(state().events).toMatchObject([{ type: 'cart:remove', data: { skuId: 7, quantity: 3 } }])
  })
})

describe('quick changes of a line', () => {
  const answers = {
    updateCartItem: ({ item }: { item: { quantity: number } }) =>
      cartFragment('c', [{ skuId: 7, quantity: item.quantity, stock: 99 }]),
    setCartPromoCode: cartFragment('c', [{ skuId: 7, quantity: 3, stock: 99 }]),
  }
  const open = () => {
    const made = makeShop(answers)
    made.state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, stock: 99 }]))
    const click = (quantity: number) => void updateCartItem(made.shop, 'line-7', quantity)
    const sent = () =>
      made.asked.map(({ name, variables }) =>
        name === 'updateCartItem' ? (variables.item as { quantity: number }).quantity : name,
      )
    return { ...made, click, sent }
  }

  it('R-CART-05 of 50 clicks in 5 s, answered at once, the first and the last are sent; amounts are pending meanwhile', async () => {
    const { click, sent, state } = open()
    for (let quantity = 2; quantity <= 51; quantity++) {
      click(quantity)
      await vi.advanceTimersByTimeAsync(100)
      if (quantity > 2) expect(isTotalPending(state().cart)).toBe(true)
    }
    await vi.advanceTimersByTimeAsync(400)
    expect(sent()).toEqual([2, 51])
    expect(state().cart).toMatchObject({ wanted: {}, data: { itemCount: 51 } })
  })

  it('R-CART-05 R-CART-14 a quantity that waits is sent before a promo code, and only once', async () => {
    const { shop, click, sent } = open()
    click(2)
    await vi.advanceTimersByTimeAsync(50)
    click(3)
    await setPromoCode(shop, 'KAJO10')
    await vi.runAllTimersAsync()
    expect(sent()).toEqual([2, 3, 'setCartPromoCode'])
  })

  it('R-CART-05 a removal does not wait, and replaces a quantity that waits', async () => {
    const { click, sent } = open()
    click(2)
    await vi.advanceTimersByTimeAsync(50)
    click(3)
    click(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([2, 0])
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the tab is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])(
    'R-CART-05 when %s, a quantity that waits is sent at once with a request that outlives the page',
    async (_, leave) => {
      const { click, sent, asked } = open()
      click(2)
      await vi.advanceTimersByTimeAsync(50)
      click(3)
      leave()
      await vi.advanceTimersByTimeAsync(0)
      expect(sent()).toEqual([2, 3])
      expect(asked.at(-1)?.options).toEqual({ keepalive: true })
    },
  )

  it('R-CART-05 a page left before the answer records the chosen quantity as seen', async () => {
    const { click } = open()
    click(2)
    window.dispatchEvent(new Event('pagehide'))
    expect(readSeen('c', 'sv')?.lines).toMatchObject([{ skuId: 7, quantity: 2 }])
    await vi.runAllTimersAsync()
  })
})
