import { hasBalanceOf } from '#commerce/balance'
import { isRedeemedCode } from '#commerce/cart-campaigns'
import { completeOrder } from '#commerce/complete-order'
import type { Commerce } from '#commerce/create-commerce'
import { isSoldIn } from '#commerce/is-sold-in'
import { MARKETS } from '#commerce/markets'
import { openCart } from '#commerce/open-cart'
import { orderedLines } from '#commerce/order-rows'
import type { CartLine, CartRecord, OrderRecord, PaymentOutcome } from '#commerce/shop-records'

const contentOf = (lines: CartLine[]): string =>
  lines
    .map(({ skuId, quantity }) => `${skuId}x${quantity}`)
    .sort()
    .join()

/** The lines of a cart that the order's market sells; only these are ordered. */
function soldLines({ index }: Commerce, cart: CartRecord, { market }: OrderRecord): CartLine[] {
  return cart.lines.filter(({ skuId }) => {
    const entry = index.bySku.get(skuId)?.entry
    return entry !== undefined && isSoldIn(entry, market)
  })
}

/**
 * Reason why a paid order cannot be completed: `changed` when its cart has changed or another order has used its
 * voucher or balance, else `outOfStock`; null when it can be completed.
 */
function cancelReason(commerce: Commerce, order: OrderRecord, cart: CartRecord | null): string | null {
  const isSame =
    cart?.promoCode === order.promoCode &&
    contentOf(soldLines(commerce, cart, order)) === contentOf(orderedLines(order))
  const { code } = MARKETS[order.market].currency
  const isPayable = !isRedeemedCode(commerce, order.promoCode) && hasBalanceOf(commerce, order, code)
  if (!isSame || !isPayable) return 'changed'
  const pieces = new Map<number, number>()
  for (const { skuId, quantity } of order.rows) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  const isShort = [...pieces].some(
    ([skuId, quantity]) => commerce.scenario.withdrawn.has(skuId) || quantity > commerce.stock(skuId).totalStock,
  )
  return isShort ? 'outOfStock' : null
}

export function cancelOrder({ state }: Commerce, order: OrderRecord, reason: string): void {
  state.commit({ order: { ...order, status: 'cancelled', reason } })
}

/**
 * Completes or cancels a pending order by the outcome of its payment. A paid order is completed if its cart is
 * unchanged and in stock; otherwise it is cancelled and the cart stays open. An order that is not pending is not
 * changed, so that a repeated message has no effect. Returns whether an approved payment is kept: only when its order
 * is completed.
 */
export function settleOrder(commerce: Commerce, publicId: string, outcome: PaymentOutcome): boolean {
  const { orders } = commerce.state.data
  const order = Object.hasOwn(orders, publicId) ? orders[publicId] : undefined
  if (order?.status !== 'pending') return outcome === 'approved' && order?.status === 'completed'
  const cart = openCart(commerce, order.cartId)
  const reason = outcome === 'approved' ? cancelReason(commerce, order, cart) : outcome
  if (reason === null && cart) {
    completeOrder(commerce, { order, cart })
    return true
  }
  cancelOrder(commerce, order, reason ?? 'changed')
  return false
}
