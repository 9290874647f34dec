// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from '@/lib/cart/in-turn'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'
import { beforeExternalSubmit } from '@/lib/checkout/order/before-external-submit'
import { readOrder } from '@/lib/checkout/order/with-order'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { type Answers, cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const payer = { email: 'saga@mejl.se', method: 'DirectInvoice', paymentId: 'p' }
const ORDER = {
  form: EMPTY_FORM,
  delivery: null,
  agreed: makeCart('c', [{ skuId: 1, quantity: 1 }]),
  payer,
  paymentType: 'AVARDA',
  isWarned: false,
} as const

function shopWith(answers: Answers = {}, unit = 400) {
  const made = makeShop({ validateOrderCreation: { isValid: true, message: null, memberType: null }, ...answers })
  made.state().setCart(makeCart('c', [{ skuId: 1, quantity: 1, unit }]))
  return { ...made, names: () => made.asked.map(({ name }) => name) }
}

it('R-CHECKOUT-03 below the minimum order the payment in a provider’s form is stopped before any request', async () => {
  const { shop, asked } = shopWith({}, 60)
  const decision = await beforeExternalSubmit(shop, {
    ...ORDER,
    agreed: makeCart('c', [{ skuId: 1, quantity: 1, unit: 60 }]),
  })
  expect(decision).toMatchObject({ kind: 'stop', failure: { failure: 'belowMinimum' } })
  expect(asked).toEqual([])
})

it('R-CHECKOUT-01 a payment waits for changes of the cart, and is stopped when the total is another by then', async () => {
  const { shop, state } = shopWith()
  let finish = () => {}
  const change = new Promise<void>((resolve) => {
    finish = resolve
  })
  void inTurn(shop, () => change)
  const decision = beforeExternalSubmit(shop, ORDER)
  state().setCart(makeCart('c', [{ skuId: 1, quantity: 2 }]))
  finish()
  expect(await decision).toMatchObject({ kind: 'stop', failure: { failure: 'totalChanged' } })
  expect(readOrder().attempt).toBeNull()
})

it('T23 a payment is judged and recorded under the Web Lock of orders', async () => {
  let isHeld = false
  const request = vi.fn(async (_name: string, task: () => Promise<unknown>) => {
    isHeld = true
    const result = await task()
    isHeld = false
    return result
  })
  vi.stubGlobal('navigator', { locks: { request } })
  const heldWhile: boolean[] = []
  const { shop } = shopWith({
    validateOrderCreation: () => {
      heldWhile.push(isHeld)
      return { isValid: true, message: null, memberType: null }
    },
  })
  expect(await beforeExternalSubmit(shop, ORDER)).toEqual({ kind: 'go', isOpen: false })
  expect([heldWhile, request.mock.calls[0]?.[0]]).toEqual([[true], 'kajo-order'])
})

it('an empty cart is not paid', async () => {
  const { shop, state, names } = shopWith()
  state().setCart(null)
  expect(await beforeExternalSubmit(shop, ORDER)).toMatchObject({ kind: 'stop', failure: { failure: 'emptyCart' } })
  expect(names()).toEqual([])
})

it('R-CHECKOUT-07 R-CHECKOUT-17 a customer without credit cannot pay in a form that does not say the method, and is not offered it again', async () => {
  const options = {
    shippingOptions: [],
    paymentOptions: [
      checkoutMethod(20, 'Swish'),
      { ...checkoutMethod(25, 'Klarna'), paymentType: 'KLARNA', checkoutType: 'EXTERNAL', paymentData: '<p></p>' },
      { ...checkoutMethod(26, 'Avarda'), paymentType: 'AVARDA', checkoutType: 'EXTERNAL', paymentData: '<p></p>' },
      { ...checkoutMethod(27, 'Klarna page'), paymentType: 'KLARNA' },
    ],
    cart: cartFragment('c', [{ skuId: 1, quantity: 1 }]),
  }
  const { shop, state } = shopWith({
    createOrUpdateCheckout: options,
    validateOrderCreation: { isValid: true, message: null, memberType: 'NOCREDIT' },
  })
  const form = { ...EMPTY_FORM, email: payer.email }
  const offered = () => state().checkout.options?.payments.map(({ kind }) => kind)
  await updateCheckout(shop, form)
  expect(offered(), 'Klarna outside its form is not supported').toEqual(['Swish', 'Klarna', 'Avarda'])
  const order = { ...ORDER, form, paymentType: 'KLARNA', payer: { ...payer, method: '' } } as const
  expect(await beforeExternalSubmit(shop, order)).toMatchObject({ failure: { failure: 'creditLimited' } })
  expect(offered()).toEqual(['Swish', 'Avarda'])
  await updateCheckout(shop, form)
  expect(offered()).toEqual(['Swish', 'Avarda'])
  const byCard = { ...ORDER, form, payer: { ...payer, method: 'Card' } }
  expect(await beforeExternalSubmit(shop, byCard), 'the form of Avarda says it').toEqual({ kind: 'go', isOpen: false })
})
