import { paymentOptions, paymentOptionType } from './payment-options'
import { pickupPoints } from './pickup-points'
import type { Place } from './place'
import { shippingOptions } from './shipping-options'
import type { CartRecord, OrderRecord } from './shop-records'

/** The delivery service's data of the order's pick-up point as JSON; null for home delivery. */
function orderedPoint({ shipping, shippingId, pickupPoint }: OrderRecord, place: Place): string | null {
  const option = shippingOptions(place.market).find(({ id }) => id === shippingId)
  if (!option || !pickupPoint) return null
  const to = { zip: shipping.zip ?? '', city: shipping.city ?? '' }
  const agents = pickupPoints(option, to, place).filter(({ id }) => id === pickupPoint)
  return JSON.stringify({ options: [{ id: option.externalId, name: option.displayName[place.lang], agents }] })
}

/** The fields of CartSummaryType about the chosen, or ordered, payment method and the order's pick-up point. */
export function choiceSummary(cart: CartRecord, order: OrderRecord | null, place: Place) {
  const paymentId = order ? order.paymentId : cart.paymentId
  const payment = paymentOptions(place.market.alias).find(({ id }) => id === paymentId)
  return {
    payment: payment ? paymentOptionType(payment, { isSelected: true, snippet: null }, place) : null,
    shippingData: order && orderedPoint(order, place),
  }
}
