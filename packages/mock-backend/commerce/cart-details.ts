import { divideHalfUp, toDecimal } from './money'
import type { Place } from './place'
import type { PricedCart } from './price-cart'

/** VAT of the total by rate; the schema has whole percents, so that Finland's 25.5 reads 26. */
function vatGroups({ lines, total }: PricedCart, { market }: Place) {
  if (lines.length === 0) return []
  return [{ rate: divideHalfUp(market.vat, 10), amount: toDecimal(total.inc - total.ex) }]
}

/** Parts of CartSummaryType that follow from its prices. */
export const summaryDetails = (priced: PricedCart, place: Place) => ({
  vats: vatGroups(priced, place),
})
