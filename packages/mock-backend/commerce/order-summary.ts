import { paymentOptions, paymentOptionType } from './payment-options'
import { pickupPoints } from './pickup-points'
import type { Place } from './place'
import { shippingOptions } from './shipping-options'
import type { OrderRecord } from './shop-records'

/** The delivery service's data of the order's pick-up point as JSON; null for home delivery. */
function orderedPoint({ shipping, shippingId, pickupPoint }: OrderRecord, place: Place): string | null {
  const option = shippingOptions(place.market).find(({ id }) => id === shippingId)
  if (!option || !pickupPoint) return null
  const to = { zip: shipping.zip ?? '', city: shipping.city ?? '' }
  const agents = pickupPoints(option, to, place).filter(({ id }) => id === pickupPoint)
  return JSON.stringify({ options: [{ id: option.externalId, name: option.displayName[place.lang], agents }] })
}

/** The fields of CartSummaryType that only an ordered cart has: its payment option and its pick-up point. */
export function orderSummary(order: OrderRecord, place: Place) {
  const payment = paymentOptions(place.market.alias).find(({ id }) => id === order.paymentId)
  return {
    payment: payment ? paymentOptionType(payment, { isSelected: true, snippet: null }, place) : null,
    shippingData: orderedPoint(order, place),
  }
}
