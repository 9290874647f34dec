import 'client-only'
import { OrderReceiptDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import type { OrderIds } from './order-ids'

/** What the confirmation shows on a device that did not place the order: nothing personal. */
export type OrderReceipt = { orderId: string; total: number; currency: string }

/** `unpaid`: the payment failed. */
export type ReceiptAnswer =
  | { kind: 'receipt'; receipt: OrderReceipt }
  | { kind: 'unpaid' }
  | { kind: 'pending' }
  | { kind: 'unknown' }

/** Fetches whether an order of another device was placed, without its personal data. Throws AppError. */
export async function fetchOrderReceipt(
  shop: Shop,
  { publicId, cartId, paymentType }: OrderIds,
): Promise<ReceiptAnswer> {
  const { checkoutMarket } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const data = await shop.query(OrderReceiptDocument, {
    id: publicId,
    cartId: cartId || null,
    paymentType: paymentType ?? 'STANDARD',
    checkoutMarket,
  })
  if (!data?.checkout) return { kind: 'unknown' }
  const { completed, order } = data.checkout
  if (completed === false) return { kind: 'unpaid' }
  if (order?.orderId) {
    return { kind: 'receipt', receipt: { orderId: order.orderId, total: order.sum, currency: order.currency ?? '' } }
  }
  return { kind: completed === null ? 'pending' : 'unknown' }
}
