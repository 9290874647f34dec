import type { OrderedCartFragment } from '@/graphql/generated/graphql'
import { type PickupPoint, parseDeliveryData } from '@/lib/checkout/delivery/delivery-data'
import { type DeliveryWay, deliveryWay } from '@/lib/delivery/delivery-way'

/** How an order is delivered; `point` is the pickup point, null when the delivery service gives none. */
export type OrderedDelivery = {
  /** Null when the service does not name the method. */
  way: DeliveryWay | null
  point: PickupPoint | null
  /** The pickup point as text in the order; '' for home delivery. */
  pointText: string
}

/** The delivery of an ordered cart; `pickupPoint` is the text in the order. */
export function orderedDelivery(
  cart: OrderedCartFragment | null | undefined,
  pickupPoint: string | null,
): OrderedDelivery {
  const shipping = cart?.summary?.shipping
  const points = parseDeliveryData(shipping?.shippingData).get(shipping?.externalId ?? '')?.points ?? []
  // the data may contain other pickup points nearby
  const only = points.length === 1 ? points[0] : null
  const point = points.find(({ id }) => id === pickupPoint) ?? only ?? null
  return { way: shipping?.name ? deliveryWay(shipping.name) : null, point, pointText: pickupPoint ?? '' }
}

export function orderedPayment(cart: OrderedCartFragment | null | undefined): { name: string; kind: string } | null {
  const payment = cart?.summary?.payment
  const kind = payment?.name ?? ''
  const name = payment?.displayName ?? kind
  return name ? { name, kind } : null
}
