import type { CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { runsAt } from './campaign-time'
import { memoise } from './memoise'

const idsOf = memoise(({ productIds }: CatalogueCampaign) => (productIds === 'all' ? null : new Set(productIds)))

/** Whether a campaign applies to a product. */
export const reaches = (campaign: CatalogueCampaign, productId: number): boolean =>
  idsOf(campaign)?.has(productId) ?? true

/** Whether a campaign runs in a market. `now` is in epoch ms. */
export const isRunning = (campaign: CatalogueCampaign, market: MarketAlias, now: number): boolean =>
  campaign.markets.includes(market) && runsAt(campaign, now)
