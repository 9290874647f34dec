// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { mapCheckoutOptions } from '@/lib/checkout/form/map-checkout-options'
import { placeOrder } from '@/lib/checkout/order/place-order'
import type { OrderRequest } from '@/lib/checkout/order/prepare-order'
import { AppError } from '@/lib/errors/app-error'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { type Answers, cartFragment, cartOf, makeCart, makeShop } from '@/tests/support/shop-fixtures'
import { withBalance } from '@/tests/support/with-balance'

const DONE = { orderId: '1001', publicId: 'public-1', status: 'completed', redirectUrl: null }

const request = (): OrderRequest => ({
  form: { ...EMPTY_FORM, email: 'saga@mejl.se', shippingId: '21', paymentId: '20' },
  delivery: null,
  agreed: makeCart('c', [{ skuId: 1, quantity: 1 }]),
  isWarned: true,
})

const shopWith = (answers: Answers = {}) => {
  const made = makeShop({
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: DONE,
    ...answers,
  })
  made.state().setCart(makeCart('c', [{ skuId: 1, quantity: 1 }]))
  return made
}
const names = (asked: { name: string }[]) => asked.map(({ name }) => name)
const keysOf = (asked: { name: string; options: unknown }[]) =>
  asked.filter(({ name }) => name === 'placeOrder').map(({ options }) => JSON.stringify(options))

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('R-CART-14 when the promo code has expired in the meantime, it is removed, and the next press orders for the new amount', async () => {
  let hasCode = true
  const { shop, asked, state } = shopWith({
    placeOrder: () => (hasCode ? new AppError('PROMO_CODE_IDLE', 'used') : DONE),
    setCartPromoCode: ({ promoCode }: { promoCode: string }) => {
      hasCode = promoCode !== ''
      return cartFragment('c', [{ skuId: 1, quantity: 1, unit: 500 }])
    },
  })
  expect(await placeOrder(shop, request())).toMatchObject({ ok: false, failure: 'codeGone' })
  expect(names(asked).at(-1)).toBe('setCartPromoCode')
  expect(state().cart.data?.summary.totalIncVat).toBe(549)
  expect(
    await placeOrder(shop, { ...request(), agreed: makeCart('c', [{ skuId: 1, quantity: 1, unit: 500 }]) }),
  ).toMatchObject({ ok: true })
})

it('R-CHECKOUT-10 a refused card has a failure of its own', async () => {
  const { shop, state } = shopWith({ placeOrder: { ...DONE, publicId: null, status: 'failed' } })
  const payments = [{ ...checkoutMethod(20, 'Card'), paymentType: 'STANDARD' }]
  const checkout = { shippingOptions: [], paymentOptions: payments }
  state().setCheckout({ options: mapCheckoutOptions(checkout as never, 'se') })
  expect(await placeOrder(shop, request())).toMatchObject({ failure: 'cardRefused', code: 'failed' })
})

it('T23 T27 an order with an unknown status and no payment page counts as unanswered and keeps its key', async () => {
  for (const status of ['pending', 'on-hold', 'new-status']) {
    localStorage.clear()
    const { shop, asked } = shopWith({
      placeOrder: { ...DONE, status },
      orderedCart: cartFragment('c', [{ skuId: 1, quantity: 1 }]),
    })
    expect(await placeOrder(shop, request())).toMatchObject({ failure: 'unanswered' })
    expect(names(asked).at(-1), 'asks for the cart').toBe('orderedCart')
    await placeOrder(shop, request())
    expect(new Set(keysOf(asked)).size, status).toBe(1)
  }
})

it('R-CHECKOUT-01 with an account balance, the amount that is left to pay is compared', async () => {
  const { shop, state } = shopWith()
  const agreed = cartOf(withBalance(cartFragment('c', [{ skuId: 1, quantity: 1 }]), 149))
  state().setCart(agreed)
  expect(await placeOrder(shop, request())).toMatchObject({
    failure: 'totalChanged',
    changes: { total: { from: '449 kr', to: '149 kr' }, list: [{ kind: 'balance' }] },
  })
  expect(await placeOrder(shop, { ...request(), agreed })).toMatchObject({ ok: true })
})
