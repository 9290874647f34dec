import { randomUUID } from 'node:crypto'
import { judgePayment } from '#scenarios/reserved-emails'
import { type CheckoutInput, cleanAddress, orderDetails } from './checkout-input'
import { askedFee, orderedPoint } from './chosen-delivery'
import { acceptConsents } from './consents'
import type { Commerce } from './create-commerce'
import { openCart } from './open-cart'
import { checkOrder } from './order-checks'
import { orderRows } from './order-rows'
import type { Place } from './place'
import { type PricedCart, priceCart } from './price-cart'
import { shopError } from './shop-error'
import type { CartRecord, OrderRecord } from './shop-records'
import { takenAfter } from './stock'

const answer = (order: OrderRecord) => ({
  orderId: order.orderId,
  publicId: order.publicId,
  status: 'completed',
  redirectUrl: null as string | null,
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

function book(commerce: Commerce, cart: CartRecord, priced: PricedCart, order: OrderRecord, key: string | null): void {
  const { data } = commerce.state
  Object.assign(cart, { completed: true, orderPublicId: order.publicId, updatedAt: commerce.clock() })
  // One change, so that neither a crash nor a full disk leaves half an order.
  commerce.state.commit({
    order,
    cart,
    keys: key === null ? undefined : { [key]: order.publicId },
    nextOrder: data.nextOrder + 1,
    taken: takenAfter(
      data.stock,
      priced.lines.map(({ line }) => line),
    ),
  })
  commerce.stockChanged(priced.lines.map(({ line }) => line.skuId))
}

/**
 * Makes the order: checks, takes the stock, completes the cart. The same key answers the same order and makes one only
 * (T23); nothing in here waits, so two calls at once cannot both get past the first line.
 */
export function placeOrder(commerce: Commerce, cartId: string, input: CheckoutInput, place: Place, key: string | null) {
  const { ignoresKeys } = commerce.scenario
  const earlier = ignoresKeys ? null : earlierOrder(commerce, cartId, key)
  if (earlier) return answer(earlier)
  const cart = ignoresKeys ? commerce.state.data.carts[cartId] : openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone or has been ordered already')
  const chosen: CartRecord = { ...cart, shippingId: input.shippingId ?? null, externalFee: askedFee(input) }
  const priced = priceCart(commerce, chosen, place, null)
  const { payment, shipping } = checkOrder(commerce, input, priced, place)

  const email = (input.email ?? '').trim()
  const verdict = judgePayment(email)
  if (verdict !== 'accepted') return { orderId: null, publicId: null, status: verdict, redirectUrl: null }

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
    pickupPoint: orderedPoint(input, shipping, place),
    shippingFee: priced.fee.inc,
    discount: priced.discount.inc,
    promoCode: cart.promoCode,
    campaignIds: priced.campaigns.map(({ campaignId }) => campaignId),
    rows: orderRows(priced),
  }
  book(commerce, cart, priced, order, key)
  acceptConsents(commerce, order, place)
  return answer(order)
}
