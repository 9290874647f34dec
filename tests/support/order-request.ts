import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import type { OrderRequest } from '@/lib/checkout/order/prepare-order'
import { type Answers, cartFragment, makeCart, makeShop } from './shop-fixtures'

export const FORM: CheckoutForm = {
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
/** The service's answer to a placed order. */
export const DONE = { orderId: '1001', publicId: 'public-1', status: 'completed', redirectUrl: null }
const OK = { validateOrderCreation: { isValid: true, message: null, memberType: null }, placeOrder: DONE }

/** An order of one item, as the button sends it. */
export const orderRequest = (): OrderRequest => ({
  form: FORM,
  delivery: { first: Date.UTC(2026, 10, 26), last: Date.UTC(2026, 10, 30) },
  agreed: makeCart('c', [{ skuId: 1, quantity: 1 }]),
  isWarned: true,
})

/** A shop whose service accepts the order. */
export const orderingShop = (answers: Answers = {}, quantity = 1) => {
  const made = makeShop({ ...OK, getCart: cartFragment('c', [{ skuId: 1, quantity: 1, stock: 0 }]), ...answers })
  made.state().setCart(makeCart('c', [{ skuId: 1, quantity }]))
  return made
}
