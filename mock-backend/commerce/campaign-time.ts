import type { CatalogueCampaign } from '@/mock-backend/catalogue/types'

const DAY = 24 * 60 * 60 * 1000

/** When a campaign runs, in epoch ms, the end not included; an end that is a bare date lasts through that day. */
export function campaignTime(campaign: CatalogueCampaign): { from: number; to: number } {
  const to = Date.parse(campaign.to)
  return { from: Date.parse(campaign.from), to: campaign.to.length === 10 ? to + DAY : to }
}

export const runsAt = (campaign: CatalogueCampaign, now: number): boolean => {
  const { from, to } = campaignTime(campaign)
  return from <= now && now < to
}
