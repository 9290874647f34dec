// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'
import { placeOrder } from '@/lib/checkout/order/place-order'
import { AppError } from '@/lib/errors/app-error'
import { DONE, FORM, orderingShop, orderRequest } from '@/tests/support/order-request'
import { EMAIL_HASH } from '@/tests/support/purchase'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { cartFragment, makeCart } from '@/tests/support/shop-fixtures'

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
    const { shop, asked } = orderingShop()
    await placeOrder(shop, orderRequest())
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
    const { shop, asked } = orderingShop()
    const form = { ...FORM, mobile: '\u202a070-123 45 67\u202c' }
    await placeOrder(shop, { ...orderRequest(), form })
    expect(asked.at(-1)?.variables.checkout).toHaveProperty('billingAddress.mobile', '+46701234567')
  })

  it('R-CHECKOUT-08 T47 the order of an accepted customer is placed, and an event with the hash of the e-mail is pushed', async () => {
    const { shop, state, asked } = orderingShop()
    expect(await placeOrder(shop, orderRequest())).toEqual({ ok: true, cartId: 'c', publicId: 'public-1' })
    const event = { type: 'checkout:email', data: { emailHash: EMAIL_HASH } }
    await vi.waitFor(() => expect(state().events).toMatchObject([event]))
    expect(asked[2]?.variables.checkout).toMatchObject({ shippingId: 21, paymentId: 20, customerType: 'PERSON' })
  })

  it.each([
    ['Customer is blacklisted', 'blacklisted'],
    ['Email seems to be invalid', 'invalidemail'],
  ])('R-CHECKOUT-09 "%s" ends the attempt: nothing is ordered', async (message, failure) => {
    const { shop, asked } = orderingShop({ validateOrderCreation: { isValid: false, message, memberType: null } })
    expect(await placeOrder(shop, orderRequest())).toMatchObject({ ok: false, failure })
    expect(names(asked)).toEqual(['validateOrderCreation'])
  })

  it('R-CHECKOUT-03 below the minimum order nothing is sent', async () => {
    const { shop, asked, state } = orderingShop()
    state().setCart(makeCart('c', [{ skuId: 1, quantity: 1, unit: 99 }]))
    expect(await placeOrder(shop, orderRequest())).toMatchObject({ ok: false, failure: 'belowMinimum' })
    expect(asked).toEqual([])
  })

  it.each([
    ['blocked', 'blocked'],
    ['failed', 'refused'],
    ['cancelled', 'refused'],
    ['out-of-stock', 'outOfStock'],
  ])('R-CHECKOUT-11 an order with the status %s gives the failure %s', async (status, failure) => {
    const { shop } = orderingShop({ placeOrder: { ...DONE, publicId: null, status } })
    expect(await placeOrder(shop, orderRequest())).toMatchObject({ ok: false, failure, code: status })
  })

  it('T23 after a refused payment there is a new key', async () => {
    const { shop, asked } = orderingShop({ placeOrder: { ...DONE, publicId: null, status: 'failed' } })
    expect(await placeOrder(shop, orderRequest())).toEqual({ ok: false, failure: 'refused', code: 'failed' })
    await placeOrder(shop, orderRequest())
    expect(new Set(keysOf(asked)).size).toBe(2)
  })

  it('R-CHECKOUT-04 T23 two attempts at once go one after the other and send one order', async () => {
    const { shop, asked } = orderingShop()
    const results = await Promise.all([placeOrder(shop, orderRequest()), placeOrder(shop, orderRequest())])
    expect(results[1]).toEqual(results[0])
    expect(names(asked)).toEqual(['validateOrderCreation', 'getCart', 'placeOrder'])
  })

  it('T20 when a size has sold out in the meantime, the cart is fetched again', async () => {
    const { shop, state } = orderingShop({
      placeOrder: new AppError('OUT_OF_STOCK', 'Only 0 left', 500, { code: 'OUT_OF_STOCK' }),
    })
    expect(await placeOrder(shop, orderRequest())).toEqual({
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
    const { shop, asked } = orderingShop({ placeOrder: serviceRefusal(code) })
    expect(await placeOrder(shop, orderRequest())).toEqual({ ok: false, failure, code })
    await placeOrder(shop, orderRequest())
    const [first, second] = keysOf(asked)
    expect(first).toContain('idempotencyKey')
    expect(second).toBe(first)
  })

  it('R-CHECKOUT-01 T20 when the price cannot be read again, nothing is ordered', async () => {
    const { shop, asked } = orderingShop({ freshCart: new AppError('BACKEND_DOWN', 'down', 503) })
    expect(await placeOrder(shop, orderRequest())).toEqual({ ok: false, failure: 'down', code: 'BACKEND_DOWN' })
    expect(names(asked)).not.toContain('placeOrder')
  })

  it('T20 when the service fails before the order is sent, the failure is `down`', async () => {
    const { shop, asked } = orderingShop({ validateOrderCreation: new AppError('BACKEND_DOWN', 'down', 503) })
    expect(await placeOrder(shop, orderRequest())).toEqual({ ok: false, failure: 'down', code: 'BACKEND_DOWN' })
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
    const { shop, post, state } = orderingShop({ createOrUpdateCheckout: answer(49, true) })
    expect(await updateCheckout(shop, FORM)).toBe(true)
    expect(post).not.toHaveBeenCalled()
    const changed = orderingShop({ createOrUpdateCheckout: answer(99, false) })
    await updateCheckout(changed.shop, FORM)
    expect(changed.post).toHaveBeenCalledTimes(1)
    expect(changed.state().cart.data?.summary.shipping.feeIncVat).toBe(99)
    expect(state().checkout).toMatchObject({ options: { shipping: [], payments: [] }, isUpdating: false })
  })

  it('T20 a failure is returned, and form and cart are kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { shop, state } = orderingShop({ createOrUpdateCheckout: new AppError('BACKEND_DOWN', 'down', 503) })
    expect(await updateCheckout(shop, FORM)).toBe(false)
    expect(state().cart.data?.id).toBe('c')
    expect(state().checkout.isUpdating).toBe(false)
  })
})
