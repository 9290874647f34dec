import type { CatalogueCampaign } from '#catalogue/types'
import type { Commerce } from './create-commerce'
import type { Place } from './place'

/** The schema's CampaignRuleType. */
export const campaignType = ({ paths }: Commerce, campaign: CatalogueCampaign, { lang }: Place) => ({
  campaignId: String(campaign.campaignId),
  name: campaign.name[lang],
  hideTitle: campaign.hideTitle,
  canonicalUrl: paths.campaign(campaign)[lang],
})
