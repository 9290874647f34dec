import { priceAt } from './price-points'
import type { CatalogueProduct, PriceList } from './types'

const DAY = 24 * 60 * 60 * 1000

/** How a style's price has changed: never, a rise 90 days ago, or some weeks at a lower price (see `buildPriceLog`). */
export type PriceStory = 'steady' | 'rose' | 'dipped'

type PricePlan = {
  story: PriceStory
  point: number
  shift: Partial<PriceList>
  price: PriceList
  /** Number of price points by which the lower price is below the current one. */
  steps: number
  /** Epoch ms, as `today`. */
  launched: number
  today: number
}

/**
 * All prices of a product, oldest first; the last one is the current price. The 30-day lowest price (R-PDP-06) is
 * computed from this log. `dipped` prices were lower from 38 to 14 days ago, within the 30 days before the seasonal
 * sale, which began 10 days ago.
 */
export function buildPriceLog(plan: PricePlan): CatalogueProduct['priceLog'] {
  const { price, today, launched } = plan
  const at = (daysAgo: number): string => new Date(today - daysAgo * DAY).toISOString()
  const first = { from: new Date(launched).toISOString(), price }
  const lower = () => priceAt(Math.max(0, plan.point - plan.steps), plan.shift)
  if (plan.story === 'dipped' && launched < today - 40 * DAY)
    return [first, { from: at(38), price: lower() }, { from: at(14), price }]
  if (plan.story === 'rose' && launched < today - 100 * DAY)
    return [
      { ...first, price: lower() },
      { from: at(90), price },
    ]
  return [first]
}
