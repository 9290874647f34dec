// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { fetchOrder } from '@/lib/checkout/confirm/fetch-order'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { beforeExternalSubmit } from '@/lib/checkout/order/before-external-submit'
import { checkEarlierOrder } from '@/lib/checkout/order/check-earlier-order'
import { placeOrder } from '@/lib/checkout/order/place-order'
import { applyToOrder, readOrder } from '@/lib/checkout/order/with-order'
import { AppError } from '@/lib/errors/app-error'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { type Answers, cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

const LINES = [{ skuId: 1, quantity: 1 }]
const DOWN = new AppError('BACKEND_DOWN', 'Network request failed', 503)
const INVOICE = {
  form: { ...EMPTY_FORM, email: 'saga@mejl.se', paymentId: '22' },
  delivery: null,
  agreed: makeCart('c', LINES),
  isWarned: true,
}
const payBy = (paymentType: 'KLARNA' | 'AVARDA') => ({
  ...INVOICE,
  form: { ...INVOICE.form, paymentId: '25' },
  payer: { email: 'saga@mejl.se', method: 'Card', paymentId: paymentType === 'AVARDA' ? 'aid-1' : '' },
  paymentType,
})

/** A new document of the shop, whose service has not made the order. */
function openTab(answers: Answers = {}) {
  const made = makeShop({
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: DOWN,
    orderedCart: cartFragment('c', LINES),
    ...answers,
  })
  made.state().setCart(makeCart('c', LINES))
  const keys = () =>
    made.asked.filter(({ name }) => name === 'placeOrder').map(({ options }) => JSON.stringify(options))
  return { ...made, keys }
}

/** An invoice whose answer was lost, then a payment in a provider's form. Returns the key of the invoice. */
async function payAfterLostAnswer(paymentType: 'KLARNA' | 'AVARDA', answers: Answers = {}) {
  const { shop, keys } = openTab(answers)
  await placeOrder(shop, INVOICE)
  expect(await beforeExternalSubmit(shop, payBy(paymentType))).toEqual({ kind: 'go', isOpen: true })
  return keys()[0]
}

/** Orders the invoice again: the notice comes first, then the same key is sent. */
async function expectWarnedAgain(key: string | undefined): Promise<void> {
  const again = openTab()
  expect(await placeOrder(again.shop, { ...INVOICE, isWarned: false })).toMatchObject({ failure: 'unanswered' })
  expect(again.keys(), 'nothing is sent unwarned').toEqual([])
  await placeOrder(again.shop, INVOICE)
  expect(again.keys()).toEqual([key])
}

/** The provider of this order, or a provider's form, has returned the shopper without a payment. */
const endPayment = (publicId: string | null) => applyToOrder({ type: 'paymentFailed', publicId, failed: null })

afterEach(() => localStorage.clear())

describe('T23 T27 an order without an answer survives a payment in a provider’s form', () => {
  it('Klarna is left open: the notice and the key stay', async () => {
    const key = await payAfterLostAnswer('KLARNA')
    expect(await checkEarlierOrder(openTab().shop)).toMatchObject({ kind: 'open' })
    await expectWarnedAgain(key)
  })

  it('Klarna has refused: the notice and the key stay', async () => {
    const key = await payAfterLostAnswer('KLARNA')
    await endPayment(null)
    await expectWarnedAgain(key)
  })

  it.each([
    ['has refused', { completed: false, order: { status: 'refused' } }],
    ['waits for the payment', { completed: null, order: null }],
    ['does not know the payment', null],
  ])('Avarda %s: the notice and the key stay', async (_, checkout) => {
    const key = await payAfterLostAnswer('AVARDA')
    const { shop } = openTab({ checkout })
    await checkEarlierOrder(shop)
    const again = openTab({ checkout })
    expect(await placeOrder(again.shop, { ...INVOICE, isWarned: false })).toMatchObject({ failure: 'unanswered' })
    await placeOrder(again.shop, INVOICE)
    expect(again.keys()).toEqual([key])
  })

  it('a payment in a form that is stopped meanwhile does not say that nothing was sent', async () => {
    await placeOrder(openTab().shop, INVOICE)
    const { shop } = openTab({ validateOrderCreation: DOWN })
    const decision = await beforeExternalSubmit(shop, payBy('KLARNA'))
    expect(decision).toMatchObject({ kind: 'stop', failure: { failure: 'unanswered', code: 'BACKEND_DOWN' } })
  })

  it('its order is found by the cart', async () => {
    await payAfterLostAnswer('KLARNA')
    const found = openTab({ orderedCart: { ...cartFragment('c', LINES), isCompleted: true } })
    expect(await placeOrder(found.shop, { ...INVOICE, isWarned: false })).toMatchObject({ ok: true, cartId: 'c' })
    expect(found.keys()).toEqual([])
  })
})

describe('T23 T27 an answer to one key says nothing about an earlier one', () => {
  const OTHER = [{ skuId: 1, quantity: 2 }]
  const OTHER_INVOICE = { ...INVOICE, agreed: makeCart('c', OTHER) }
  const REFUSED = { orderId: null, publicId: null, status: 'refused', redirectUrl: null }
  const REJECTED = serviceRefusal('INVALID_ADDRESS')
  const BUSY = new AppError('BACKEND_STATUS', 'Too Many Requests', 429)

  /** An invoice whose answer was lost; then the cart changed, and the service answered the next order with `answer`. */
  async function orderAfterChange(answer: unknown, invoice = OTHER_INVOICE, lines = OTHER) {
    await placeOrder(openTab().shop, INVOICE)
    const { shop, state, keys } = openTab({ placeOrder: answer, orderedCart: cartFragment('c', lines) })
    state().setCart(makeCart('c', lines))
    expect(await placeOrder(shop, invoice)).toMatchObject({ ok: false })
    return keys()[0]
  }

  it.each([
    ['refused', REFUSED],
    ['rejected', REJECTED],
  ])('the changed cart is %s: the notice stays, and the earlier order is found', async (_, answer) => {
    const key = await orderAfterChange(answer)
    const open = openTab({ orderedCart: cartFragment('c', OTHER) })
    open.state().setCart(makeCart('c', OTHER))
    expect(await placeOrder(open.shop, { ...OTHER_INVOICE, isWarned: false })).toMatchObject({ failure: 'unanswered' })
    expect(open.keys(), 'nothing is sent unwarned').toEqual([])
    await placeOrder(open.shop, OTHER_INVOICE)
    expect(open.keys()[0] === key, 'a refused payment ends its key (T23)').toBe(answer === REJECTED)
    const found = openTab({ orderedCart: { ...cartFragment('c', LINES), isCompleted: true } })
    expect(await checkEarlierOrder(found.shop)).toMatchObject({ kind: 'ordered', cartId: 'c' })
  })

  it.each([
    ['refused', REFUSED],
    ['rejected', REJECTED],
  ])('the same cart is %s: its answer ends the attempt', async (_, answer) => {
    await orderAfterChange(answer, INVOICE, LINES)
    expect(await checkEarlierOrder(openTab().shop)).toEqual({ kind: 'none' })
  })

  it('after 429, the earlier order of the same cart still has no answer', async () => {
    await orderAfterChange(BUSY, INVOICE, LINES)
    expect(await checkEarlierOrder(openTab().shop)).toMatchObject({ kind: 'open' })
  })
})

describe('T23 the end of a payment', () => {
  const REDIRECT = { orderId: '1', publicId: 'p-9', status: 'pending', redirectUrl: 'https://pay.test/9' }

  it('a failed return of one payment does not end another one', async () => {
    const { shop } = openTab({ placeOrder: REDIRECT })
    await placeOrder(shop, INVOICE)
    await endPayment('another')
    await endPayment(null)
    expect(readOrder().attempt).toMatchObject({ state: 'redirected', publicId: 'p-9' })
    await endPayment('p-9')
    expect(readOrder().attempt).toBeNull()
  })

  it('after a payment in a form, an invoice with the same cart has the same key', async () => {
    const { shop, keys } = openTab()
    await beforeExternalSubmit(shop, payBy('KLARNA'))
    const key = readOrder().attempt?.key
    await placeOrder(shop, INVOICE)
    expect(keys()).toEqual([JSON.stringify({ idempotencyKey: key })])
  })

  it('an ordered payment in a form is confirmed with its own type', async () => {
    const { shop } = openTab({ checkout: { completed: true, order: { orderId: '1' } } })
    await beforeExternalSubmit(shop, payBy('AVARDA'))
    expect(await placeOrder(shop, INVOICE)).toEqual({ ok: true, cartId: 'c', publicId: 'aid-1', paymentType: 'AVARDA' })
  })
})

it('R-DATA-04 R-MARKET-10 a lost answer with another country of delivery is reported in the currency of that country', async () => {
  const cart = cartFragment('c', LINES)
  const payment = { id: 20, name: 'Swish', displayName: 'Swish' }
  const orderedCart = { ...cart, isCompleted: true, summary: { ...cart.summary, payment } }
  const { shop, state } = openTab({ orderedCart })
  state().setChannel({ checkoutMarket: 'dk' })
  const found = await fetchOrder(shop, { publicId: '', cartId: 'c' })
  expect(found).toMatchObject({ kind: 'order', order: { currency: 'DKK', purchase: { currency: 'DKK' } } })
})
