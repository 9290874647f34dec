import type { CatalogueCampaign } from '#catalogue/types'
import { toDecimal } from './money'
import type { Place } from './place'

const RULE_TYPES: Record<string, string> = {
  PRICE_CAMPAIGN: 'PriceCampaign',
  CART_CAMPAIGN: 'CartCampaign',
  CODE: 'PromoCode',
}

/** What a campaign takes off: whole percent, or an amount in currency units of the market. */
function actionOf({ percent, amountOff }: CatalogueCampaign, { market }: Place) {
  if (percent > 0) return { action: 'PercentageDiscount', actionValue: String(percent) }
  const amount = amountOff?.[market.alias]
  return amount === undefined
    ? { action: null, actionValue: null }
    : { action: 'AmountDiscount', actionValue: String(toDecimal(amount)) }
}

/** The fields of CampaignRuleType that tell how a campaign works. */
export const campaignRule = (campaign: CatalogueCampaign, place: Place) => ({
  ruleType: RULE_TYPES[campaign.type] ?? campaign.type,
  category: campaign.type === 'PRICE_CAMPAIGN' ? 'Product' : 'Cart',
  ...actionOf(campaign, place),
})
