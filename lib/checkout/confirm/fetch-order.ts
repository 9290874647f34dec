import 'client-only'
import { CompleteCartDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import { storeDeliveryWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { FailedOrder, OrderAttempt, OrderIds } from '@/lib/checkout/order/order-state'
import { readOrder } from '@/lib/checkout/order/with-order'
import { MARKETS } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { type ConfirmedOrder, mapConfirmedOrder } from './confirmed-order'
import { fetchOrderedCart, fetchPayment } from './fetch-payment'
import { mapOrderedCart } from './map-ordered-cart'

/**
 * `unfinished`: nothing was ordered; `failed` is null when the reason is unknown. `pending`: the payment is not
 * settled yet. `unknown`: the service has no such order.
 */
export type OrderAnswer =
  | { kind: 'order'; order: ConfirmedOrder }
  | { kind: 'unfinished'; failed: FailedOrder | null }
  | { kind: 'pending' }
  | { kind: 'unknown' }

/** Completes a cart that was ordered but left open, so that it cannot be ordered twice. A failure is only logged. */
async function complete(shop: Shop, cartId: string): Promise<void> {
  const { checkoutMarket: market } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  try {
    await shop.mutate(CompleteCartDocument, { id: cartId, checkoutMarket: market })
  } catch (error) {
    console.error('The ordered cart could not be completed', error)
  }
}

/**
 * Fetches an order by its completed cart, when its public id never arrived. A cart without a payment was completed
 * without an order.
 */
async function fetchByCart(shop: Shop, cartId: string, attempt: OrderAttempt | null): Promise<OrderAnswer> {
  const cart = await fetchOrderedCart(shop, cartId)
  if (!cart) return { kind: 'unknown' }
  if (!cart.isCompleted) return { kind: 'unfinished', failed: null }
  if (!cart.summary?.payment) return { kind: 'unknown' }
  const { currency } = MARKETS[checkoutMarket(shop)]
  return { kind: 'order', order: mapOrderedCart(cart, attempt?.typed ?? {}, currency.code) }
}

async function fetchByPublicId(shop: Shop, ids: OrderIds): Promise<OrderAnswer> {
  const answer = await fetchPayment(shop, ids)
  if (answer.kind === 'failed') return { kind: 'unfinished', failed: { ...answer, cartId: ids.cartId } }
  if (answer.kind !== 'paid') return answer
  const order = mapConfirmedOrder(answer.checkout)
  if (!order) return { kind: 'unknown' }
  if (order.cart && !order.cart.isCompleted) await complete(shop, order.cart.id)
  return { kind: 'order', order }
}

/**
 * Fetches the order of this device to confirm (R-CHECKOUT-12), and stores the delivery window that was promised for it.
 * For `unfinished` the caller returns to the checkout. Throws AppError.
 */
export async function fetchOrder(shop: Shop, ids: OrderIds): Promise<OrderAnswer> {
  const { attempt } = readOrder()
  const own = attempt?.cartId === ids.cartId ? attempt : null
  if (own?.delivery) storeDeliveryWindow(ids.cartId, own.delivery)
  return ids.publicId ? fetchByPublicId(shop, ids) : fetchByCart(shop, ids.cartId, own)
}
