import { divideHalfUp, toDecimal } from './money'
import type { Place } from './place'
import type { PricedCart } from './price-cart'

/** VAT of the total by rate. The schema's rate is a whole number, so Finland's 25.5 % is given as 26. */
function vatGroups({ lines, total }: PricedCart, { market }: Place) {
  if (lines.length === 0) return []
  return [{ rate: divideHalfUp(market.vat, 10), amount: toDecimal(total.inc - total.ex) }]
}

/** The fields of CartSummaryType that are computed from the prices alone. */
export const summaryDetails = (priced: PricedCart, place: Place) => ({
  vats: vatGroups(priced, place),
})
