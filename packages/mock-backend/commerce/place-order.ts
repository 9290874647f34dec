import { randomUUID } from 'node:crypto'
import { paymentPage, replacePending, startPayment } from '#payments/start-payment'
import { judgePayment } from '#scenarios/reserved-emails'
import { balanceUsed } from './balance'
import { type CheckoutInput, cleanAddress, orderFieldsOf } from './checkout-input'
import { chosenCart, orderedPoint } from './chosen-delivery'
import { completeOrder } from './complete-order'
import type { Commerce } from './create-commerce'
import { openCart } from './open-cart'
import { checkOrder } from './order-checks'
import { orderOfSnippet } from './order-of-snippet'
import { orderRows } from './order-rows'
import { priceCart } from './price-cart'
import { shopError } from './shop-error'
import type { CartRecord, OrderRecord, PaymentRecord } from './shop-records'
import type { Storefront } from './storefront'

const answer = (commerce: Commerce, order: OrderRecord) => ({
  orderId: order.orderId,
  publicId: order.publicId,
  status: order.status,
  redirectUrl: order.status === 'pending' ? paymentPage(commerce, order) : null,
})

/** The request that places an order: `key` is its idempotency key, `snippetId` the payment in a provider's form. */
type Cause = { key?: string | null; snippetId?: string }

/** Starts with a letter or digit, because assigning to the key `__proto__` would not store it. */
const KEY = /^[\da-z][\w-]{0,199}$/i

/**
 * The order of an earlier attempt with the same key or payment; null for a first attempt. Throws
 * INVALID_IDEMPOTENCY_KEY or, when the key belongs to another cart, IDEMPOTENCY_KEY_REUSED.
 */
function earlierOrder({ state }: Commerce, cartId: string, { key, snippetId }: Cause): OrderRecord | null {
  const { keys, orders } = state.data
  if (snippetId !== undefined) return orderOfSnippet(orders, snippetId)
  if (!key) return null
  if (!KEY.test(key)) throw shopError('INVALID_IDEMPOTENCY_KEY', 'A key has up to 200 letters, digits, - and _')
  const publicId = Object.hasOwn(keys, key) ? keys[key] : undefined
  const order = publicId === undefined ? null : (orders[publicId] ?? null)
  if (order && order.cartId !== cartId) {
    throw shopError('IDEMPOTENCY_KEY_REUSED', 'This key belongs to the order of another cart')
  }
  return order
}

/** Stores the order: pending when it has a payment on a provider page, else completed. */
function book(commerce: Commerce, cart: CartRecord, order: OrderRecord, payment: PaymentRecord | null, { key }: Cause) {
  const keys = key ? { [key]: order.publicId } : undefined
  const nextOrder = commerce.state.data.nextOrder + 1
  if (payment) {
    commerce.state.commit({ order, payment, keys, nextOrder })
    return answer(commerce, order)
  }
  completeOrder(commerce, { order, cart, keys, nextOrder })
  return answer(commerce, { ...order, status: 'completed' })
}

/**
 * Places an order: checks it, then completes it or returns the address of the provider page. Calls with the same key
 * return the same order, unless it was cancelled (T23). The function is synchronous, so that concurrent calls cannot
 * create two orders. Throws the errors of `checkOrder` and `earlierOrder`, CART_NOT_FOUND and INVALID_URL.
 */
export function placeOrder(
  commerce: Commerce,
  cartId: string,
  input: CheckoutInput,
  storefront: Storefront,
  cause: Cause,
) {
  const { ignoresKeys } = commerce.scenario
  const earlier = ignoresKeys ? null : earlierOrder(commerce, cartId, cause)
  if (earlier && earlier.status !== 'cancelled') return answer(commerce, earlier)
  const cart = ignoresKeys ? commerce.state.data.carts[cartId] : openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone or has been ordered already')
  const priced = priceCart(commerce, chosenCart(cart, input), storefront, null)
  const { payment, shipping } = checkOrder(commerce, input, priced, storefront)

  const email = (input.email ?? '').trim()
  const verdict = judgePayment(email)
  if (verdict !== 'accepted') return { orderId: null, publicId: null, status: verdict, redirectUrl: null }

  const fromBalance = balanceUsed(commerce, email, priced.total.inc, storefront)
  const billing = cleanAddress(input.billingAddress ?? {})
  const order: OrderRecord = {
    orderId: String(commerce.state.data.nextOrder),
    publicId: randomUUID(),
    cartId,
    market: storefront.market.alias,
    lang: storefront.lang,
    createdAt: commerce.clock(),
    email,
    ...(cause.snippetId === undefined ? {} : { snippetId: cause.snippetId }),
    ...orderFieldsOf(input),
    billing,
    shipping: input.shippingAddress ? cleanAddress(input.shippingAddress) : billing,
    paymentId: payment.id,
    shippingId: shipping.id,
    pickupPoint: orderedPoint(input, shipping, storefront),
    shippingFee: priced.fee.inc,
    discount: priced.discount.inc,
    paymentFee: priced.paymentFee.inc,
    promoCode: cart.promoCode,
    status: 'pending',
    reason: null,
    customerId: storefront.customerId ?? null,
    fromBalance,
    campaignIds: priced.campaigns.map(({ campaignId }) => campaignId),
    rows: orderRows(priced),
  }
  const started = startPayment(order, priced.total.inc - fromBalance, payment, input.checkoutUrls, storefront)
  // After everything that can throw: a refused request leaves the earlier order payable.
  replacePending(commerce, cartId)
  return book(commerce, cart, order, started, cause)
}
