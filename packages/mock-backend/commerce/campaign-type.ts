import type { CatalogueCampaign } from '#catalogue/types'
import { campaignName } from './campaign-name'
import { campaignRule } from './campaign-rule'
import type { Commerce } from './create-commerce'
import type { Storefront } from './storefront'

/** The schema's CampaignRuleType. Only price campaigns have a list page, so only they have a `canonicalUrl`. */
export const campaignType = ({ paths }: Commerce, campaign: CatalogueCampaign, storefront: Storefront) => ({
  campaignId: String(campaign.campaignId),
  name: campaignName(campaign, storefront),
  hideTitle: campaign.hideTitle,
  canonicalUrl: campaign.type === 'PRICE_CAMPAIGN' ? paths.campaign(campaign)[storefront.lang] : null,
  ...campaignRule(campaign, storefront),
})
