// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { fetchOrder } from '@/lib/checkout/confirm/fetch-order'
import { keepDraft, readDraft } from '@/lib/checkout/form/checkout-draft'
import { placeOrder } from '@/lib/checkout/order/place-order'
import { afterPurchase } from '@/lib/flows/after-purchase'
import { FORM, orderingShop, orderRequest } from '@/tests/support/order-request'
import { PURCHASE, PURCHASE_EVENT } from '@/tests/support/purchase'
import { cartFragment } from '@/tests/support/shop-fixtures'

// jsdom has no `crypto.subtle`
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('after the order', () => {
  const order: ConfirmedOrder = {
    orderId: '1001',
    market: 'se',
    email: 'saga@mejl.se',
    firstName: 'Saga',
    address: [],
    mobile: '',
    cart: null,
    rows: [],
    discountName: '',
    sums: { subTotal: 400, discount: 0, shipping: 49, paymentFee: 0, total: 449, balance: 0, vat: 89.8 },
    delivery: { way: null, point: null, pointText: '' },
    payment: null,
    message: '',
    snippet: '',
    currency: 'SEK',
    purchase: PURCHASE,
  }

  it('R-CHECKOUT-12 the purchase is pushed once, also over a reload, and the cart is emptied', async () => {
    const first = orderingShop()
    await afterPurchase(first.shop, { publicId: 'public-1', cartId: 'c' }, order)
    expect(first.state().events).toMatchObject([{ type: 'checkout:purchase', data: PURCHASE_EVENT }])
    expect(first.state().cart.data).toBeNull()
    expect(first.post).toHaveBeenCalledWith({ type: 'cart', data: null, market: 'se', lang: 'sv' })
    const reloaded = orderingShop()
    await afterPurchase(reloaded.shop, { publicId: 'public-1', cartId: 'c' }, order)
    expect(reloaded.state().events).toEqual([])
  })

  it('T23 the attempt is marked as confirmed under the Web Lock of orders, so that no attempt of another tab is overwritten', async () => {
    const { shop } = orderingShop()
    await placeOrder(shop, orderRequest())
    let held = ''
    const lock = async (name: string, task: () => Promise<unknown>) => {
      held = name
      return task().finally(() => {
        held = ''
      })
    }
    vi.stubGlobal('navigator', { locks: { request: lock } })
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const heldWhile: string[] = []
    write.mockImplementation((key) => void (key === 'kajo-order' && heldWhile.push(held)))
    await afterPurchase(shop, { publicId: 'public-1', cartId: 'c' }, order)
    vi.unstubAllGlobals()
    expect(heldWhile).toEqual(['kajo-order'])
  })

  it('R-CHECKOUT-12 a newer cart is kept', async () => {
    const { shop, state } = orderingShop()
    await afterPurchase(shop, { publicId: 'public-2', cartId: 'an-older-cart' }, order)
    expect(state().cart.data?.id).toBe('c')
  })

  it('T27 R-CHECKOUT-12 the confirmation of an order that is not the last attempt keeps the draft for a newer cart', async () => {
    const ids = { publicId: 'public-3', cartId: 'ordered' }
    keepDraft(FORM)
    await afterPurchase(orderingShop().shop, ids, order)
    expect(readDraft('SE')).toMatchObject({ firstName: 'Saga' })
  })

  it('R-CHECKOUT-12 an order is known, unknown or unfinished', async () => {
    const known = {
      completed: true,
      order: { ...order.purchase, rows: [], shippingAddress: null, billingAddress: null, sum: 449 },
      cart: cartFragment('c'),
    }
    const { shop, asked } = orderingShop({ checkout: known, completeCart: { id: 'c', isCompleted: true } })
    const found = await fetchOrder(shop, { publicId: 'public-1', cartId: 'c' })
    expect(found).toMatchObject({ kind: 'order', order: { orderId: '1001', email: 'saga@mejl.se' } })
    expect(asked[0]?.variables).toEqual({ id: 'public-1', cartId: 'c', paymentType: 'STANDARD', checkoutMarket: 'se' })
    expect(asked.map(({ name }) => name)).toEqual(['checkout', 'completeCart'])
    const ids = { publicId: 'x', cartId: '' }
    expect(await fetchOrder(orderingShop({ checkout: null }).shop, ids)).toEqual({ kind: 'unknown' })
    expect(await fetchOrder(orderingShop({ checkout: { completed: false } }).shop, ids)).toMatchObject({
      kind: 'unfinished',
    })
  })
})
