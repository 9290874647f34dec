import { randomUUID } from 'node:crypto'
import { paymentPage, replacePending, startPayment } from '#payments/start-payment'
import { judgePayment } from '#scenarios/reserved-emails'
import { type CheckoutInput, cleanAddress, orderDetails } from './checkout-input'
import { completeOrder } from './complete-order'
import { acceptConsents } from './consents'
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

/** The order an earlier attempt with the same key made; null when this is the first. */
function earlierOrder({ state }: Commerce, cartId: string, key: string | null): OrderRecord | null {
  const publicId = key !== null && Object.hasOwn(state.data.keys, key) ? state.data.keys[key] : undefined
  const order = publicId === undefined ? null : (state.data.orders[publicId] ?? null)
  if (order && order.cartId !== cartId) {
    throw shopError('IDEMPOTENCY_KEY_REUSED', 'This key belongs to the order of another cart')
  }
  return order
}

/** Writes the order: pending with its payment, or complete when there is nothing left to pay. */
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
 * Makes the order: checks, then completes it or leads to the provider's page. The same key answers the same order and makes
 * one only (T23), unless that one was cancelled; nothing in here waits, so two calls at once cannot both get past the first line.
 */
export function placeOrder(commerce: Commerce, cartId: string, input: CheckoutInput, place: Place, key: string | null) {
  const { ignoresKeys } = commerce.scenario
  const earlier = ignoresKeys ? null : earlierOrder(commerce, cartId, key)
  if (earlier && earlier.status !== 'cancelled') return answer(commerce, earlier)
  const cart = ignoresKeys ? commerce.state.data.carts[cartId] : openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone or has been ordered already')
  const chosen: CartRecord = { ...cart, shippingId: input.shippingId ?? null }
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
    createdAt: commerce.clock(),
    email,
    ...orderDetails(input),
    billing,
    shipping: input.shippingAddress ? cleanAddress(input.shippingAddress) : billing,
    paymentId: payment.id,
    shippingId: shipping.id,
    shippingFee: priced.fee.inc,
    discount: priced.discount.inc,
    promoCode: cart.promoCode,
    status: 'pending',
    reason: null,
    campaignIds: priced.campaigns.map(({ campaignId }) => campaignId),
    rows: orderRows(priced),
  }
  acceptConsents(commerce, order, place)
  return book(commerce, cart, order, startPayment(order, priced.total.inc, payment, input.checkoutUrls, place), key)
}
