import { paymentOptions, paymentOptionType } from './payment-options'
import { pickupPoints } from './pickup-points'
import type { Place } from './place'
import { shippingOptions } from './shipping-options'
import type { OrderRecord } from './shop-records'

/** What the delivery service knows of the point an order goes to, as JSON; null for home delivery. */
function orderedPoint({ shipping, shippingId, pickupPoint }: OrderRecord, place: Place): string | null {
  const option = shippingOptions(place.market).find(({ id }) => id === shippingId)
  if (!option || !pickupPoint) return null
  const to = { zip: shipping.zip ?? '', city: shipping.city ?? '' }
  const agents = pickupPoints(option, to, place).filter(({ id }) => id === pickupPoint)
  return JSON.stringify({ options: [{ id: option.externalId, name: option.displayName[place.lang], agents }] })
}

/** What the summary of an ordered cart tells besides amounts: how it is paid, and where it is fetched. */
export function orderSummary(order: OrderRecord, place: Place) {
  const payment = paymentOptions(place.market.alias).find(({ id }) => id === order.paymentId)
  return {
    payment: payment ? paymentOptionType(payment, { isSelected: true, snippet: null }, place) : null,
    shippingData: orderedPoint(order, place),
  }
}
