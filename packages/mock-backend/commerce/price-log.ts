import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { withVat } from './money'
import type { Place } from './place'
import { priceType } from './price-type'

/** The schema's PriceLogItemType list: the prices of the last 30 days, oldest first (R-PDP-06). */
export function priceLogType({ pricing, clock }: Commerce, { product }: Entry, place: Place) {
  const { alias, vat } = place.market
  const points = pricing.historyOf(product, alias, clock())
  const lowest = Math.min(...points.map(({ selling }) => selling))
  return points.map(({ from, regular, selling }) => ({
    ...priceType(withVat(regular, vat), withVat(selling, vat), place),
    isLowest: selling === lowest,
    date: new Date(from).toISOString(),
  }))
}
