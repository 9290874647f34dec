import 'client-only'
import { OrderDateDocument, OrderReceiptDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import type { Shop } from '@/lib/store/shop'
import { orderVariables } from './fetch-payment'

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

/** When the order was placed. Null after a failure, and for an order that only its payment or its cart identifies. */
export async function fetchOrderDate(
  shop: Shop,
  { publicId, paymentType = 'STANDARD' }: OrderIds,
): Promise<Date | null> {
  if (publicId === '' || paymentType !== 'STANDARD') return null
  const { checkoutMarket } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  try {
    const data = await shop.query(OrderDateDocument, { id: publicId, checkoutMarket })
    const date = new Date(String(data?.getOrderPublic?.createdAt ?? ''))
    return Number.isNaN(date.getTime()) ? null : date
  } catch (error) {
    console.error('The date of the order could not be fetched', error)
    return null
  }
}
