import { divideHalfUp, toDecimal } from './money'
import { paymentOptions, paymentOptionType } from './payment-options'
import type { Place } from './place'
import type { PricedCart } from './price-cart'
import type { OrderRecord } from './shop-records'

/** VAT of the total by rate; the schema has whole percents, so that Finland's 25.5 reads 26. */
function vatGroups({ lines, total }: PricedCart, { market }: Place) {
  if (lines.length === 0) return []
  return [{ rate: divideHalfUp(market.vat, 10), amount: toDecimal(total.inc - total.ex) }]
}

/** How an order is paid; null while the cart is none. */
function paymentOf(order: OrderRecord | null, place: Place) {
  const paid = paymentOptions(place.market.alias).find((option) => option.id === order?.paymentId)
  return paid ? paymentOptionType(paid, true, place) : null
}

/** Parts of CartSummaryType that follow from its prices and its order. */
export const summaryDetails = (priced: PricedCart, place: Place, order: OrderRecord | null) => ({
  vats: vatGroups(priced, place),
  payment: () => paymentOf(order, place),
})
