import { paymentOptions, paymentOptionType } from './payment-options'
import { pickupPoints } from './pickup-points'
import { shippingOptions } from './shipping-options'
import type { CartRecord, OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

/** The delivery service's data of the order's pick-up point as JSON; null for home delivery. */
function orderedPoint({ shipping, shippingId, pickupPoint }: OrderRecord, storefront: Storefront): string | null {
  const option = shippingOptions(storefront.market).find(({ id }) => id === shippingId)
  if (!option || !pickupPoint) return null
  const to = { zip: shipping.zip ?? '', city: shipping.city ?? '' }
  const agents = pickupPoints(option, to, storefront).filter(({ id }) => id === pickupPoint)
  return JSON.stringify({ options: [{ id: option.externalId, name: option.displayName[storefront.lang], agents }] })
}

/** The fields of CartSummaryType about the chosen, or ordered, payment method and the order's pick-up point. */
export function choiceSummary(cart: CartRecord, order: OrderRecord | null, storefront: Storefront) {
  const paymentId = order ? order.paymentId : cart.paymentId
  const payment = paymentOptions(storefront.market.alias).find(({ id }) => id === paymentId)
  return {
    payment: payment ? paymentOptionType(payment, { isSelected: true, snippet: null }, storefront) : null,
    shippingData: order && orderedPoint(order, storefront),
  }
}
