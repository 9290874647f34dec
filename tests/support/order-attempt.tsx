import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import type { StoredWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { PaymentType } from '@/lib/payment/payment-provider'
import { checkoutMethod } from './checkout-method'
import { PURCHASE } from './purchase'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from './shop-fixtures'

export const CART = [{ skuId: 7, quantity: 1 }]
export const OPEN = cartFragment('c', CART)
/** The same cart after the order; its summary names the payment method. */
export const COMPLETED = {
  ...OPEN,
  isCompleted: true,
  summary: { ...OPEN.summary, payment: { id: 20, name: 'Swish', displayName: 'Swish' } },
}
export const TYPED = {
  email: 'saga@mejl.se',
  mobile: '0701234567',
  firstName: 'Saga',
  lastName: 'Lind',
  addressLine1: 'Gatan 1',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  shippingId: '21',
  paymentId: '20',
}
export const ATTEMPT = {
  cartId: 'c',
  content: '7x1|',
  key: 'a'.repeat(32),
  state: 'sent',
  publicId: '',
  typed: TYPED,
  delivery: { first: Date.UTC(2026, 10, 26), last: Date.UTC(2026, 10, 30) } as StoredWindow,
}
export const DONE = { orderId: '1001', publicId: 'p-1', status: 'completed', redirectUrl: null }
export const ORDER = {
  completed: true,
  nthPurchase: 1,
  order: { ...PURCHASE, sum: 449, billingAddress: null, shippingAddress: null, rows: [] },
  cart: COMPLETED,
}

export const store = (key: string, data: unknown) => localStorage.setItem(key, JSON.stringify({ at: Date.now(), data }))
export const stored = () => JSON.parse(localStorage.getItem('kajo-order') ?? 'null')?.data
/** Fills localStorage as a tab leaves it that was closed while an order was pending. */
export const leaveAttempt = (changes: Partial<typeof ATTEMPT & { paymentType: PaymentType }> = {}) => {
  store('kajo-checkout', TYPED)
  store('kajo-order', { ...ATTEMPT, ...changes })
}

/** Fills localStorage as a device leaves it that has reported the purchases of these carts. */
export const leaveReported = (lasting: string[]) => localStorage.setItem('kajo-order', JSON.stringify({ lasting }))

export const shopWith = (answers: Answers = {}) =>
  makeShop({
    createOrUpdateCheckout: {
      shippingOptions: [checkoutMethod(21, 'PostNord')],
      paymentOptions: [checkoutMethod(20, 'Swish')],
      cart: OPEN,
    },
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: DONE,
    getCart: OPEN,
    orderedCart: OPEN,
    ...answers,
  })

/** Opens the confirmation in a tab that shows the cart of the attempt. */
export function renderConfirmation(answers: Answers = {}) {
  const made = shopWith(answers)
  made.state().setCart(makeCart('c', CART))
  renderInShop(<ConfirmView />, made.shop)
  const purchases = () => made.state().events.filter(({ type }) => type === 'checkout:purchase')
  return { ...made, purchases }
}
