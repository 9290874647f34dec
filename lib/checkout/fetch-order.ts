import 'client-only'
import { CheckoutDocument, CompleteCartDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import { type ConfirmedOrder, mapConfirmedOrder } from './confirmed-order'

export type OrderAnswer = { kind: 'order'; order: ConfirmedOrder } | { kind: 'unfinished' } | { kind: 'unknown' }

/** Freezes a cart that became an order but was left open, so that nobody orders it twice; failing is harmless. */
async function complete(shop: Shop, cartId: string, checkoutMarket: string): Promise<void> {
  try {
    await shop.mutate(CompleteCartDocument, { id: cartId, checkoutMarket })
  } catch (error) {
    console.error('The ordered cart could not be completed', error)
  }
}

/** The confirmed order of a public id (R-CHECKOUT-12); `unfinished` sends back to the checkout. Throws AppError. */
export async function fetchOrder(shop: Shop, publicId: string, cartId: string): Promise<OrderAnswer> {
  const { checkoutMarket } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const data = await shop.query(CheckoutDocument, {
    id: publicId,
    cartId: cartId || null,
    paymentType: 'STANDARD',
    checkoutMarket,
  })
  if (data?.checkout?.completed === false) return { kind: 'unfinished' }
  const order = mapConfirmedOrder(data?.checkout)
  if (!order) return { kind: 'unknown' }
  if (order.cart && !order.cart.isCompleted) await complete(shop, order.cart.id, checkoutMarket)
  return { kind: 'order', order }
}
