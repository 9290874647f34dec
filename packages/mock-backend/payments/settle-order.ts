import { completeOrder } from '#commerce/complete-order'
import type { Commerce } from '#commerce/create-commerce'
import { isSoldIn } from '#commerce/is-sold-in'
import { openCart } from '#commerce/open-cart'
import { orderedLines } from '#commerce/order-rows'
import type { CartLine, CartRecord, OrderRecord, PaymentOutcome } from '#commerce/shop-records'

const contentOf = (lines: CartLine[]): string =>
  lines
    .map(({ skuId, quantity }) => `${skuId}x${quantity}`)
    .sort()
    .join()

/** The lines of a cart that the market of the order sells: the order has no others. */
function soldLines({ index }: Commerce, cart: CartRecord, { market }: OrderRecord): CartLine[] {
  return cart.lines.filter(({ skuId }) => {
    const entry = index.bySku.get(skuId)?.entry
    return entry !== undefined && isSoldIn(entry, market)
  })
}

/** Why an order that has been paid cannot be kept; null when it can. */
function obstacle(commerce: Commerce, order: OrderRecord, cart: CartRecord | null): string | null {
  const isSame =
    cart?.promoCode === order.promoCode &&
    contentOf(soldLines(commerce, cart, order)) === contentOf(orderedLines(order))
  if (!isSame) return 'changed'
  const pieces = new Map<number, number>()
  for (const { skuId, quantity } of order.rows) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  const isShort = [...pieces].some(([skuId, quantity]) => quantity > commerce.stock(skuId).totalStock)
  return isShort ? 'outOfStock' : null
}

export function cancelOrder({ state }: Commerce, order: OrderRecord, reason: string): void {
  state.commit({ order: { ...order, status: 'cancelled', reason } })
}

/**
 * Ends a pending order by the provider's word. A paid one is completed while the cart still holds what was paid and all of
 * it is in stock; else it is cancelled and the cart stays open. True when the money is to be kept. An order that is not
 * pending any more stays as it is, so a message that arrives twice changes nothing.
 */
export function settleOrder(commerce: Commerce, publicId: string, outcome: PaymentOutcome): boolean {
  const { orders } = commerce.state.data
  const order = Object.hasOwn(orders, publicId) ? orders[publicId] : undefined
  if (order?.status !== 'pending') return outcome === 'approved' && order?.status === 'completed'
  const cart = openCart(commerce, order.cartId)
  const reason = outcome === 'approved' ? obstacle(commerce, order, cart) : outcome
  if (reason === null && cart) {
    completeOrder(commerce, { order, cart })
    return true
  }
  cancelOrder(commerce, order, reason ?? 'changed')
  return false
}
