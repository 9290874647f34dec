import type { LowestPriceFragment, PriceFragment } from '@/graphql/generated/graphql'
import type { PriceForms, PriceView } from './product-types'

/** Both forms of an amount; a form the service did not write falls back to the bare number. */
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
 * A price as it may be shown (T15, R-PDP-06, R-PDP-07). A discount is one only against the lowest price of the last
 * 30 days before it began; the regular price is there when it differs from both, and is never struck.
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
    sellingExVat: price.sellingPriceExVat,
    isDiscounted: discounted !== null,
  }
}
