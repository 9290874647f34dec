import { priceAt } from './price-points'
import type { CatalogueProduct, PriceList } from './types'

const DAY = 24 * 60 * 60 * 1000

/** How a style's price moved: it stood, rose long ago, or was lower for some weeks within the last 30 days. */
export type PriceStory = 'steady' | 'rose' | 'dipped'

type PricePlan = {
  story: PriceStory
  point: number
  shift: Partial<PriceList>
  price: PriceList
  /** Steps of the ladder between the earlier and today's price. */
  steps: number
  launched: number
  today: number
}

/**
 * Every price the product was sold for, oldest first, the last one today's (R-PDP-06 computes the 30-day lowest of it).
 * A dip lies 38 to 14 days back, so that it falls into the 30 days before a campaign that began 10 days ago.
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
