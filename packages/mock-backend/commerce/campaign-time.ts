import type { CatalogueCampaign } from '#catalogue/types'
import { memoise } from './memoise'

const DAY = 24 * 60 * 60 * 1000

type Span = { from: number; to: number }

/**
 * When a campaign runs, in epoch ms; `to` is excluded. An end that is a date without a time includes that whole day.
 * The dates are parsed once per campaign, because pricing a market asks for them once per product.
 */
export const campaignTime = memoise((campaign: CatalogueCampaign): Span => {
  const to = Date.parse(campaign.to)
  return { from: Date.parse(campaign.from), to: campaign.to.length === 10 ? to + DAY : to }
})

/** Ends set through the control endpoint, in epoch ms. */
const earlierEnds = new WeakMap<CatalogueCampaign, number>()

/** Ends a campaign at `time` (epoch ms); null restores the end of the catalogue. */
export function endCampaign(campaign: CatalogueCampaign, time: number | null): void {
  if (time === null) earlierEnds.delete(campaign)
  else earlierEnds.set(campaign, time)
}

export const runsAt = (campaign: CatalogueCampaign, now: number): boolean => {
  const { from, to } = campaignTime(campaign)
  return from <= now && now < (earlierEnds.get(campaign) ?? to)
}
