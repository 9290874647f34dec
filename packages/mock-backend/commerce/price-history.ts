import type { CatalogueCampaign, CatalogueProduct, MarketAlias } from '#catalogue/types'
import { campaignTime } from './campaign-time'
import { PRICE_WINDOW } from './lowest-before'

/** A price that applies from an epoch ms on; minor units including VAT. */
export type PricePoint = { from: number; regular: number; selling: number }

/** Price of the product at an epoch ms. */
type PriceAt = (time: number) => { regular: number; selling: number }

/** Regular price at `time` from the product's price log; before the first entry, the price of that entry. */
export function loggedPrice({ price, priceLog }: CatalogueProduct, market: MarketAlias, time: number): number {
  const logged = priceLog.filter(({ from }) => Date.parse(from) <= time).at(-1) ?? priceLog[0]
  return (logged?.price ?? price)[market]
}

/**
 * The prices of the 30 days before `now` (epoch ms), oldest first: the price at the start of the period and every
 * change since, from the price log and from campaigns that began or ended.
 */
export function priceHistory(
  product: CatalogueProduct,
  campaigns: readonly CatalogueCampaign[],
  now: number,
  priceAt: PriceAt,
): PricePoint[] {
  const launched = Date.parse(product.firstAvailableOn)
  const spans = campaigns.map((campaign) => campaignTime(campaign))
  const logged = product.priceLog.map(({ from }) => Date.parse(from))
  const changes = [launched, ...logged, ...spans.flatMap(({ from, to }) => [from, to])].filter((at) => at >= launched)
  const start = now - PRICE_WINDOW
  const earlier = Math.max(Number.NEGATIVE_INFINITY, ...changes.filter((time) => time <= start))
  const since = [...new Set(changes)].filter((time) => time > start && time <= now).sort((a, b) => a - b)
  const first = Number.isFinite(earlier) ? [earlier] : []
  const points = [...first, ...since].map((from) => ({ from, ...priceAt(from) }))
  // A campaign can begin or end without changing the price of this product.
  return points.filter(
    (point, i) => point.selling !== points[i - 1]?.selling || point.regular !== points[i - 1]?.regular,
  )
}
