import { amountFromIncVat, formatMoney, percentBelow, subtract, toDecimal } from './money'
import type { CurrentPrice } from './pricing'
import type { Storefront } from './storefront'

/** The schema's LowestPriceType. Discounts are relative to the lowest price of the 30 days before (T15, R-PDP-07). */
export function lowestPriceType(current: CurrentPrice, lowest: number, storefront: Storefront) {
  const { vat } = storefront.market
  const selling = amountFromIncVat(current.selling, vat)
  const low = amountFromIncVat(current.discountedSince === null ? current.selling : lowest, vat)
  // If the price was already this low within the 30 days, the law allows no discount to be shown.
  const compared = low.inc > selling.inc ? low : selling
  const discount = subtract(compared, selling)
  const money = (minor: number) => () => formatMoney(minor, storefront)
  return {
    sellingPriceIncVat: toDecimal(selling.inc),
    sellingPriceExVat: toDecimal(selling.ex),
    comparisonPriceIncVat: toDecimal(compared.inc),
    comparisonPriceExVat: toDecimal(compared.ex),
    lowestPriceIncVat: toDecimal(low.inc),
    lowestPriceExVat: toDecimal(low.ex),
    discountIncVat: toDecimal(discount.inc),
    discountExVat: toDecimal(discount.ex),
    vat: toDecimal(selling.inc - selling.ex),
    discountPercentage: percentBelow(selling.inc, compared.inc),
    isDiscounted: compared.inc > selling.inc,
    sellingPriceIncVatFormatted: money(selling.inc),
    sellingPriceExVatFormatted: money(selling.ex),
    comparisonPriceIncVatFormatted: money(compared.inc),
    comparisonPriceExVatFormatted: money(compared.ex),
    lowestPriceIncVatFormatted: money(low.inc),
    lowestPriceExVatFormatted: money(low.ex),
    discountIncVatFormatted: money(discount.inc),
    discountExVatFormatted: money(discount.ex),
    vatFormatted: money(selling.inc - selling.ex),
  }
}
