import type { CatalogueCampaign } from '#catalogue/types'
import { campaignName } from './campaign-name'
import { campaignRule } from './campaign-rule'
import type { Commerce } from './create-commerce'
import type { Place } from './place'

/** The schema's CampaignRuleType. Only price campaigns have a list page, so only they have a `canonicalUrl`. */
export const campaignType = ({ paths }: Commerce, campaign: CatalogueCampaign, place: Place) => ({
  campaignId: String(campaign.campaignId),
  name: campaignName(campaign, place),
  hideTitle: campaign.hideTitle,
  canonicalUrl: campaign.type === 'PRICE_CAMPAIGN' ? paths.campaign(campaign)[place.lang] : null,
  ...campaignRule(campaign, place),
})
