import type { LowestPriceFragment, PriceFragment } from '@/graphql/generated/graphql'
import type { PriceForms, PriceView } from './product-types'

/** An amount with and without VAT as formatted by the service; the plain number where the service sends no text. */
export const priceForms = (
  incVat: number,
  exVat: number,
  incText: string | null | undefined,
  exText: string | null | undefined,
): PriceForms => ({ incVat: incText ?? String(incVat), exVat: exText ?? String(exVat) })

export const sellingForms = (price: PriceFragment): PriceForms =>
  priceForms(
    price.sellingPriceIncVat,
    price.sellingPriceExVat,
    price.sellingPriceIncVatFormatted,
    price.sellingPriceExVatFormatted,
  )

const regularForms = (price: PriceFragment): PriceForms =>
  priceForms(
    price.regularPriceIncVat,
    price.regularPriceExVat,
    price.regularPriceIncVatFormatted,
    price.regularPriceExVatFormatted,
  )

const comparisonForms = (lowest: LowestPriceFragment): PriceForms =>
  priceForms(
    lowest.comparisonPriceIncVat,
    lowest.comparisonPriceExVat,
    lowest.comparisonPriceIncVatFormatted,
    lowest.comparisonPriceExVatFormatted,
  )

/**
 * Maps a price for display (T15, R-PDP-06, R-PDP-07). A discount counts only against the lowest price of the 30 days
 * before it began. The regular price is included if it is higher than that price or, without a discount, than the
 * selling price; it is never struck.
 */
export function priceView(price: PriceFragment, lowest: LowestPriceFragment | null): PriceView {
  const discounted = lowest?.isDiscounted && lowest.comparisonPriceIncVat > price.sellingPriceIncVat ? lowest : null
  const named = discounted ? discounted.comparisonPriceIncVat : price.sellingPriceIncVat
  return {
    selling: sellingForms(price),
    struck: discounted && comparisonForms(discounted),
    percentage: discounted?.discountPercentage ?? null,
    regular: price.regularPriceIncVat > named ? regularForms(price) : null,
    sellingIncVat: price.sellingPriceIncVat,
    regularIncVat: Math.max(price.regularPriceIncVat, price.sellingPriceIncVat),
    isDiscounted: discounted !== null,
  }
}
