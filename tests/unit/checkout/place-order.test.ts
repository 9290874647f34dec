// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { fetchOrder } from '@/lib/checkout/confirm/fetch-order'
import { keepDraft, readDraft } from '@/lib/checkout/form/checkout-draft'
import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'
import { type OrderRequest, placeOrder } from '@/lib/checkout/order/place-order'
import { AppError } from '@/lib/errors/app-error'
import { afterPurchase } from '@/lib/flows/after-purchase'
import { EMAIL_HASH, PURCHASE, PURCHASE_EVENT } from '@/tests/support/purchase'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { type Answers, cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

const FORM: CheckoutForm = {
  ...EMPTY_FORM,
  email: ' saga@mejl.se ',
  mobile: '070 123 45 67',
  firstName: 'Saga',
  lastName: 'Lind',
  addressLine1: 'Gatan 1',
  zip: '11122',
  city: 'Stockholm',
  country: 'SE',
  shippingId: '21',
  paymentId: '20',
  terms: true,
}
const DONE = { orderId: '1001', publicId: 'public-1', status: 'completed', redirectUrl: null }
const OK = { validateOrderCreation: { isValid: true, message: null, memberType: null }, placeOrder: DONE }

const request = (): OrderRequest => ({
  form: FORM,
  delivery: { first: Date.UTC(2026, 10, 26), last: Date.UTC(2026, 10, 30) },
  agreed: makeCart('c', [{ skuId: 1, quantity: 1 }]),
  isWarned: true,
})

const shopWith = (answers: Answers = {}, quantity = 1) => {
  const made = makeShop({ ...OK, getCart: cartFragment('c', [{ skuId: 1, quantity: 1, stock: 0 }]), ...answers })
  made.state().setCart(makeCart('c', [{ skuId: 1, quantity }]))
  return made
}
const names = (asked: { name: string }[]) => asked.map(({ name }) => name)
const keysOf = (asked: { name: string; options: unknown }[]) =>
  asked.filter(({ name }) => name === 'placeOrder').map(({ options }) => JSON.stringify(options))

// jsdom has no `crypto.subtle`
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('placing an order', () => {
  it('R-CHECKOUT-04 R-GQL-10 validation runs first, with cart id, e-mail, five address fields and the market', async () => {
    const { shop, asked } = shopWith()
    await placeOrder(shop, request())
    expect(names(asked)).toEqual(['validateOrderCreation', 'getCart', 'placeOrder'])
    expect(asked[0]?.variables).toEqual({
      cartId: 'c',
      checkoutMarketId: 'se',
      checkout: {
        email: 'saga@mejl.se',
        billingAddress: {
          firstName: 'Saga',
          lastName: 'Lind',
          addressLine1: 'Gatan 1',
          zip: '111 22',
          city: 'Stockholm',
        },
      },
    })
  })

  it('R-CHECKOUT-13 a pasted mobile number is sent without invisible characters, in one form', async () => {
    const { shop, asked } = shopWith()
    const form = { ...FORM, mobile: '\u202a070-123 45 67\u202c' }
    await placeOrder(shop, { ...request(), form })
    expect(asked.at(-1)?.variables.checkout).toHaveProperty('billingAddress.mobile', '+46701234567')
  })

  it('R-CHECKOUT-08 T47 the order of an accepted customer is placed, and an event with the hash of the e-mail is pushed', async () => {
    const { shop, state, asked } = shopWith()
    expect(await placeOrder(shop, request())).toEqual({ ok: true, cartId: 'c', publicId: 'public-1' })
    const event = { type: 'checkout:email', data: { emailHash: EMAIL_HASH } }
    await vi.waitFor(() => expect(state().events).toMatchObject([event]))
    expect(asked[2]?.variables.checkout).toMatchObject({ shippingId: 21, paymentId: 20, customerType: 'PERSON' })
  })

  it.each([
    ['Customer is blacklisted', 'blacklisted'],
    ['Email seems to be invalid', 'invalidemail'],
  ])('R-CHECKOUT-09 "%s" ends the attempt: nothing is ordered', async (message, failure) => {
    const { shop, asked } = shopWith({ validateOrderCreation: { isValid: false, message, memberType: null } })
    expect(await placeOrder(shop, request())).toMatchObject({ ok: false, failure })
    expect(names(asked)).toEqual(['validateOrderCreation'])
  })

  it('R-CHECKOUT-03 below the minimum order nothing is sent', async () => {
    const { shop, asked, state } = shopWith()
    state().setCart(makeCart('c', [{ skuId: 1, quantity: 1, unit: 99 }]))
    expect(await placeOrder(shop, request())).toMatchObject({ ok: false, failure: 'belowMinimum' })
    expect(asked).toEqual([])
  })

  it.each([
    ['blocked', 'blocked'],
    ['failed', 'refused'],
    ['cancelled', 'refused'],
    ['out-of-stock', 'outOfStock'],
  ])('R-CHECKOUT-11 an order with the status %s gives the failure %s', async (status, failure) => {
    const { shop } = shopWith({ placeOrder: { ...DONE, publicId: null, status } })
    expect(await placeOrder(shop, request())).toMatchObject({ ok: false, failure, code: status })
  })

  it('T23 after a refused payment there is a new key', async () => {
    const { shop, asked } = shopWith({ placeOrder: { ...DONE, publicId: null, status: 'failed' } })
    expect(await placeOrder(shop, request())).toEqual({ ok: false, failure: 'refused', code: 'failed' })
    await placeOrder(shop, request())
    expect(new Set(keysOf(asked)).size).toBe(2)
  })

  it('R-CHECKOUT-04 T23 two attempts at once go one after the other and send one order', async () => {
    const { shop, asked } = shopWith()
    const results = await Promise.all([placeOrder(shop, request()), placeOrder(shop, request())])
    expect(results[1]).toEqual(results[0])
    expect(names(asked)).toEqual(['validateOrderCreation', 'getCart', 'placeOrder'])
  })

  it('T20 when a size has sold out in the meantime, the cart is fetched again', async () => {
    const { shop, state } = shopWith({
      placeOrder: new AppError('OUT_OF_STOCK', 'Only 0 left', 500, { code: 'OUT_OF_STOCK' }),
    })
    expect(await placeOrder(shop, request())).toEqual({
      ok: false,
      failure: 'outOfStock',
      code: 'OUT_OF_STOCK',
      changes: { total: null, list: [{ kind: 'short', name: 'Omlottklänning, 38', quantity: 0 }] },
    })
    expect(state().cart.data?.lines[0]?.maxQuantity).toBe(0)
  })

  it.each([
    ['CREDIT_LIMITED', 'creditLimited'],
    ['INVALID_ADDRESS', 'address'],
    ['CART_NOT_FOUND', 'emptyCart'],
    ['WHATEVER', 'generic'],
  ])("T20 T23 the service's %s has words of its own, and the next attempt has the same key", async (code, failure) => {
    const { shop, asked } = shopWith({ placeOrder: serviceRefusal(code) })
    expect(await placeOrder(shop, request())).toEqual({ ok: false, failure, code })
    await placeOrder(shop, request())
    const [first, second] = keysOf(asked)
    expect(first).toContain('idempotencyKey')
    expect(second).toBe(first)
  })

  it('R-CHECKOUT-01 T20 when the price cannot be read again, nothing is ordered', async () => {
    const { shop, asked } = shopWith({ freshCart: new AppError('BACKEND_DOWN', 'down', 503) })
    expect(await placeOrder(shop, request())).toEqual({ ok: false, failure: 'down', code: 'BACKEND_DOWN' })
    expect(names(asked)).not.toContain('placeOrder')
  })

  it('T20 when the service fails before the order is sent, the failure is `down`', async () => {
    const { shop, asked } = shopWith({ validateOrderCreation: new AppError('BACKEND_DOWN', 'down', 503) })
    expect(await placeOrder(shop, request())).toEqual({ ok: false, failure: 'down', code: 'BACKEND_DOWN' })
    expect(names(asked)).toEqual(['validateOrderCreation'])
  })
})

describe('updating the checkout', () => {
  const answer = (fee: number, isDefault: boolean) => ({
    shippingOptions: [],
    paymentOptions: [],
    cart: cartFragment('c', [{ skuId: 1, quantity: 1 }], { fee, isDefault }),
  })

  it('R-CART-09 a changed cart is saved and sent to other tabs, an equal one is not', async () => {
    const { shop, post, state } = shopWith({ createOrUpdateCheckout: answer(49, true) })
    expect(await updateCheckout(shop, FORM)).toBe(true)
    expect(post).not.toHaveBeenCalled()
    const changed = shopWith({ createOrUpdateCheckout: answer(99, false) })
    await updateCheckout(changed.shop, FORM)
    expect(changed.post).toHaveBeenCalledTimes(1)
    expect(changed.state().cart.data?.summary.shipping.feeIncVat).toBe(99)
    expect(state().checkout).toMatchObject({ options: { shipping: [], payments: [] }, isUpdating: false })
  })

  it('T20 a failure is returned, and form and cart are kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { shop, state } = shopWith({ createOrUpdateCheckout: new AppError('BACKEND_DOWN', 'down', 503) })
    expect(await updateCheckout(shop, FORM)).toBe(false)
    expect(state().cart.data?.id).toBe('c')
    expect(state().checkout.isUpdating).toBe(false)
  })
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
    const first = shopWith()
    await afterPurchase(first.shop, { publicId: 'public-1', cartId: 'c' }, order)
    expect(first.state().events).toMatchObject([{ type: 'checkout:purchase', data: PURCHASE_EVENT }])
    expect(first.state().cart.data).toBeNull()
    expect(first.post).toHaveBeenCalledWith({ type: 'cart', data: null, market: 'se', lang: 'sv' })
    const reloaded = shopWith()
    await afterPurchase(reloaded.shop, { publicId: 'public-1', cartId: 'c' }, order)
    expect(reloaded.state().events).toEqual([])
  })

  it('T23 the attempt is marked as confirmed under the Web Lock of orders, so that no attempt of another tab is overwritten', async () => {
    const { shop } = shopWith()
    await placeOrder(shop, request())
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
    const { shop, state } = shopWith()
    await afterPurchase(shop, { publicId: 'public-2', cartId: 'an-older-cart' }, order)
    expect(state().cart.data?.id).toBe('c')
  })

  it('T27 R-CHECKOUT-12 the confirmation of an order that is not the last attempt keeps the draft for a newer cart', async () => {
    const ids = { publicId: 'public-3', cartId: 'ordered' }
    keepDraft(FORM)
    await afterPurchase(shopWith().shop, ids, order)
    expect(readDraft('SE')).toMatchObject({ firstName: 'Saga' })
  })

  it('R-CHECKOUT-12 an order is known, unknown or unfinished', async () => {
    const known = {
      completed: true,
      order: { ...order.purchase, rows: [], shippingAddress: null, billingAddress: null, sum: 449 },
      cart: cartFragment('c'),
    }
    const { shop, asked } = shopWith({ checkout: known, completeCart: { id: 'c', isCompleted: true } })
    const found = await fetchOrder(shop, { publicId: 'public-1', cartId: 'c' })
    expect(found).toMatchObject({ kind: 'order', order: { orderId: '1001', email: 'saga@mejl.se' } })
    expect(asked[0]?.variables).toEqual({ id: 'public-1', cartId: 'c', paymentType: 'STANDARD', checkoutMarket: 'se' })
    expect(names(asked)).toEqual(['checkout', 'completeCart'])
    const ids = { publicId: 'x', cartId: '' }
    expect(await fetchOrder(shopWith({ checkout: null }).shop, ids)).toEqual({ kind: 'unknown' })
    expect(await fetchOrder(shopWith({ checkout: { completed: false } }).shop, ids)).toMatchObject({
      kind: 'unfinished',
    })
  })
})
