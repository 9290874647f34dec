import 'client-only'
import { OrderReceiptDocument } from '@/graphql/generated/graphql'
import type { Shop } from '@/lib/store/shop'
import type { OrderIds } from './order-ids'
import { orderVariables } from './order-variables'

/** What the confirmation shows on a device that did not place the order: nothing personal. */
export type OrderReceipt = { orderId: string; total: number; currency: string }

/** `unpaid`: the payment failed. */
export type ReceiptAnswer =
  | { kind: 'receipt'; receipt: OrderReceipt }
  | { kind: 'unpaid' }
  | { kind: 'pending' }
  | { kind: 'unknown' }

/** Fetches whether an order of another device was placed, without its personal data. Throws AppError. */
export async function fetchOrderReceipt(shop: Shop, ids: OrderIds): Promise<ReceiptAnswer> {
  const data = await shop.query(OrderReceiptDocument, orderVariables(shop, ids))
  if (!data?.checkout) return { kind: 'unknown' }
  const { completed, order } = data.checkout
  if (completed === false) return { kind: 'unpaid' }
  if (order?.orderId) {
    return { kind: 'receipt', receipt: { orderId: order.orderId, total: order.sum, currency: order.currency ?? '' } }
  }
  return { kind: completed === null ? 'pending' : 'unknown' }
}
