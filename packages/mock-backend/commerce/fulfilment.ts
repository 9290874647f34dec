import { needsCredit, paymentOptions } from './payment-options'
import type { OrderRecord } from './shop-records'

export type Fulfilment = NonNullable<OrderRecord['fulfilment']>

/** Number by which a payment of an invoice is matched. In Finland that of the order and the check digit that banks ask for. */
export function referenceNumber({ orderId, market }: Pick<OrderRecord, 'orderId' | 'market'>): string {
  if (market !== 'fi') return `R-${orderId}`
  const sum = [...orderId].reverse().reduce((total, digit, i) => total + Number(digit) * ([7, 3, 1][i % 3] ?? 0), 0)
  return orderId + String((10 - (sum % 10)) % 10)
}

/**
 * A parcel of an order, handed to the carrier at `sentAt`: with all lines or those of `lineIds`. `earlier`: number of
 * parcels that have left before it.
 */
export function parcelOf(
  { orderId, market }: Pick<OrderRecord, 'orderId' | 'market'>,
  sentAt: number,
  { lineIds, earlier = 0 }: { lineIds?: string[] | undefined; earlier?: number } = {},
): Fulfilment['parcels'][number] {
  const number = `KJ${orderId}${market.toUpperCase()}${earlier > 0 ? earlier + 1 : ''}`
  return { number, trackingLink: `https://tracking.example.com/${number}`, sentAt, ...(lineIds && { lineIds }) }
}

/** What has happened to an order. Until something does, a paid order has been paid unless it was bought on credit. */
export function fulfilmentOf(order: OrderRecord): Fulfilment {
  if (order.fulfilment) return order.fulfilment
  const option = paymentOptions(order.market).find(({ id }) => id === order.paymentId)
  const isPaid = order.status === 'completed' && option !== undefined && !needsCredit(option)
  return {
    status: 'pending',
    completedAt: null,
    deliveredAt: null,
    paidAt: isPaid ? order.createdAt : null,
    reservationNumber: option?.name === 'DirectInvoice' ? referenceNumber(order) : null,
    parcels: [],
    refunds: [],
  }
}
