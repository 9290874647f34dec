import { currencyType } from './currency-type'
import { type Amount, formatMoney, percentBelow, subtract, toDecimal } from './money'
import type { Storefront } from './storefront'

/** The schema's PriceType from the regular and the selling price in minor units (R-PRICE-05). */
export function priceType(regular: Amount, selling: Amount, storefront: Storefront) {
  const discount = subtract(regular, selling)
  const vat = selling.inc - selling.ex
  const money = (minor: number) => () => formatMoney(minor, storefront)
  return {
    sellingPriceIncVat: toDecimal(selling.inc),
    sellingPriceExVat: toDecimal(selling.ex),
    regularPriceIncVat: toDecimal(regular.inc),
    regularPriceExVat: toDecimal(regular.ex),
    discountIncVat: toDecimal(discount.inc),
    discountExVat: toDecimal(discount.ex),
    discountPercentage: percentBelow(selling.inc, regular.inc),
    vat: toDecimal(vat),
    isDiscounted: discount.inc > 0,
    sellingPriceIncVatFormatted: money(selling.inc),
    sellingPriceExVatFormatted: money(selling.ex),
    regularPriceIncVatFormatted: money(regular.inc),
    regularPriceExVatFormatted: money(regular.ex),
    discountIncVatFormatted: money(discount.inc),
    discountExVatFormatted: money(discount.ex),
    vatFormatted: money(vat),
    currency: currencyType(storefront.market),
  }
}
