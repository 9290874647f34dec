import type { CatalogueCampaign } from '#catalogue/types'
import { once } from './once'

const DAY = 24 * 60 * 60 * 1000

type Span = { from: number; to: number }

/**
 * When a campaign runs, in epoch ms, the end not included; an end that is a bare date lasts through that day.
 * Every product of a market asks: the dates are read once.
 */
export const campaignTime = once((campaign: CatalogueCampaign): Span => {
  const to = Date.parse(campaign.to)
  return { from: Date.parse(campaign.from), to: campaign.to.length === 10 ? to + DAY : to }
})

export const runsAt = (campaign: CatalogueCampaign, now: number): boolean => {
  const { from, to } = campaignTime(campaign)
  return from <= now && now < to
}
