import { randomUUID } from 'node:crypto'
import { paymentPage, replacePending, startPayment } from '#payments/start-payment'
import { judgePayment } from '#scenarios/reserved-emails'
import { balanceUsed } from './balance'
import { type CheckoutInput, cleanAddress, orderFieldsOf } from './checkout-input'
import { askedFee, orderedPoint } from './chosen-delivery'
import { completeOrder } from './complete-order'
import type { Commerce } from './create-commerce'
import { openCart } from './open-cart'
import { checkOrder } from './order-checks'
import { orderRows } from './order-rows'
import type { Place } from './place'
import { priceCart } from './price-cart'
import { shopError } from './shop-error'
import type { CartRecord, OrderRecord, PaymentRecord } from './shop-records'

const answer = (commerce: Commerce, order: OrderRecord) => ({
  orderId: order.orderId,
  publicId: order.publicId,
  status: order.status,
  redirectUrl: order.status === 'pending' ? paymentPage(commerce, order) : null,
})

/** The order of an earlier attempt with the same key; null for a first attempt. Throws IDEMPOTENCY_KEY_REUSED for another cart. */
function earlierOrder({ state }: Commerce, cartId: string, key: string | null): OrderRecord | null {
  const publicId = key !== null && Object.hasOwn(state.data.keys, key) ? state.data.keys[key] : undefined
  const order = publicId === undefined ? null : (state.data.orders[publicId] ?? null)
  if (order && order.cartId !== cartId) {
    throw shopError('IDEMPOTENCY_KEY_REUSED', 'This key belongs to the order of another cart')
  }
  return order
}

/** Stores the order: pending when it has a payment on a provider page, else completed. */
function book(
  commerce: Commerce,
  cart: CartRecord,
  order: OrderRecord,
  payment: PaymentRecord | null,
  key: string | null,
) {
  const keys = key === null ? undefined : { [key]: order.publicId }
  const nextOrder = commerce.state.data.nextOrder + 1
  if (payment) {
    commerce.state.commit({ order, payment, keys, nextOrder })
    return answer(commerce, order)
  }
  completeOrder(commerce, { order, cart, keys, nextOrder })
  return answer(commerce, { ...order, status: 'completed' })
}

/**
 * Places an order: checks it, then completes it or returns the address of the provider page. Calls with the same key return
 * the same order, unless it was cancelled (T23). The function is synchronous, so that concurrent calls cannot create two
 * orders. Throws the errors of `checkOrder`, CART_NOT_FOUND, IDEMPOTENCY_KEY_REUSED and INVALID_URL.
 */
export function placeOrder(commerce: Commerce, cartId: string, input: CheckoutInput, place: Place, key: string | null) {
  const { ignoresKeys } = commerce.scenario
  const earlier = ignoresKeys ? null : earlierOrder(commerce, cartId, key)
  if (earlier && earlier.status !== 'cancelled') return answer(commerce, earlier)
  const cart = ignoresKeys ? commerce.state.data.carts[cartId] : openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone or has been ordered already')
  const chosen: CartRecord = {
    ...cart,
    shippingId: input.shippingId ?? null,
    externalFee: askedFee(input),
    paymentId: input.paymentId ?? null,
  }
  const priced = priceCart(commerce, chosen, place, null)
  const { payment, shipping } = checkOrder(commerce, input, priced, place)

  const email = (input.email ?? '').trim()
  const verdict = judgePayment(email)
  if (verdict !== 'accepted') return { orderId: null, publicId: null, status: verdict, redirectUrl: null }

  replacePending(commerce, cartId)
  const billing = cleanAddress(input.billingAddress ?? {})
  const order: OrderRecord = {
    orderId: String(commerce.state.data.nextOrder),
    publicId: randomUUID(),
    cartId,
    market: place.market.alias,
    lang: place.lang,
    createdAt: commerce.clock(),
    email,
    ...orderFieldsOf(input),
    billing,
    shipping: input.shippingAddress ? cleanAddress(input.shippingAddress) : billing,
    paymentId: payment.id,
    shippingId: shipping.id,
    pickupPoint: orderedPoint(input, shipping, place),
    shippingFee: priced.fee.inc,
    discount: priced.discount.inc,
    paymentFee: priced.paymentFee.inc,
    promoCode: cart.promoCode,
    status: 'pending',
    reason: null,
    campaignIds: priced.campaigns.map(({ campaignId }) => campaignId),
    rows: orderRows(priced),
  }
  const leftToPay = priced.total.inc - balanceUsed(email, priced.total.inc, place)
  return book(commerce, cart, order, startPayment(order, leftToPay, payment, input.checkoutUrls, place), key)
}
