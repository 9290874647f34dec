import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { fulfilmentOf } from '#commerce/fulfilment'
import { MARKETS } from '#commerce/markets'
import { shippingOptions } from '#commerce/shipping-options'
import type { OrderRecord } from '#commerce/shop-records'
import { isCancelled } from './line-states'
import { lineIdOf, orderedLines, piecesOf, returnsOf } from './ordered-lines'

/** Statuses of an order that is being packed. */
const PACKING = ['inactive', 'on-hold']

/** The lines of an order that are in none of these parcels, by default all that have been sent. */
export function unsentLines(order: OrderRecord, parcels = fulfilmentOf(order).parcels): string[] {
  const lines = [...new Set(order.rows.map(lineIdOf))]
  return lines.filter((lineId) => !parcels.some(({ lineIds }) => lineIds === undefined || lineIds.includes(lineId)))
}

/** Whether something is still to be sent that nobody has withdrawn from. */
function isIncomplete(commerce: Commerce, order: OrderRecord): boolean {
  const unsent = unsentLines(order)
  const gone = piecesOf(returnsOf(commerce, order))
  return orderedLines(commerce, order).some(
    ({ lineId, quantity }) => unsent.includes(lineId) && (gone.get(lineId) ?? 0) < quantity,
  )
}

/** Delivery state of an order: `delivery.state` in the contract of the returns service. */
function deliveryState(commerce: Commerce, order: OrderRecord) {
  const fulfilment = fulfilmentOf(order)
  if (isCancelled(fulfilment)) return 'cancelled'
  if (fulfilment.deliveredAt !== null || fulfilment.completedAt !== null) return 'delivered'
  if (fulfilment.parcels.length > 0) return isIncomplete(commerce, order) ? 'partly-sent' : 'sent'
  return PACKING.includes(fulfilment.status) ? 'packing' : 'received'
}

/** `longer` when something of the order is not in the warehouse and has to be made or ordered first. */
function speedOf({ index }: Commerce, { rows }: OrderRecord): 'normal' | 'longer' {
  const isLacking = rows.some(({ skuId, quantity }) => {
    const known = index.bySku.get(skuId)
    return known !== undefined && known.sku.stock.inStock < quantity
  })
  return isLacking ? 'longer' : 'normal'
}

/** The contract's `Delivery`: of the address only the town, because a mail with a link to it may be passed on. */
export function mapDelivery(commerce: Commerce, order: OrderRecord, lang: Lang) {
  const option = shippingOptions(MARKETS[order.market]).find(({ id }) => id === order.shippingId)
  const { zip, city } = order.shipping
  const all = [...new Set(order.rows.map(lineIdOf))]
  return {
    state: deliveryState(commerce, order),
    method: option?.displayName[lang] ?? '',
    way: option?.way ?? null,
    speed: speedOf(commerce, order),
    place: [zip, city].filter(Boolean).join(' ') || null,
    parcels: fulfilmentOf(order).parcels.map(({ number, trackingLink, sentAt, lineIds }) => ({
      number,
      carrier: option?.carrier ?? '',
      trackingLink,
      sentAt: new Date(sentAt).toISOString(),
      lineIds: lineIds ?? all,
    })),
  }
}
