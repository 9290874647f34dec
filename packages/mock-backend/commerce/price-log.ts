import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { amountFromIncVat } from './money'
import { priceType } from './price-type'
import type { Storefront } from './storefront'

/** The schema's PriceLogItemType list: the prices of the last 30 days, oldest first (R-PDP-06). */
export function priceLogType({ pricing, clock }: Commerce, { product }: Entry, storefront: Storefront) {
  const { alias, vat } = storefront.market
  const points = pricing.historyOf(product, alias, clock())
  const lowest = Math.min(...points.map(({ selling }) => selling))
  return points.map(({ from, regular, selling }) => ({
    ...priceType(amountFromIncVat(regular, vat), amountFromIncVat(selling, vat), storefront),
    isLowest: selling === lowest,
    date: new Date(from).toISOString(),
  }))
}
