import type { CampaignOffer, CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { toDecimal } from './money'
import type { Storefront } from './storefront'

type Action = { action: string | null; actionValue: string | null }

const RULE_TYPES: Record<CatalogueCampaign['type'], string> = {
  PRICE_CAMPAIGN: 'PriceCampaign',
  CART_CAMPAIGN: 'CartCampaign',
  CODE: 'PromoCode',
  VOUCHER: 'Voucher',
}

/** The action of an offer and its value: `size/paid` of a multi-buy, the highest amount off, or the id of the gift. */
function offerAction(offer: CampaignOffer, market: MarketAlias): Action {
  switch (offer.kind) {
    case 'multi-buy':
      return { action: 'MultiBuy', actionValue: `${offer.size}/${offer.paid}` }
    case 'steps':
      return { action: 'AmountDiscount', actionValue: String(toDecimal(offer.steps.at(-1)?.off[market] ?? 0)) }
    case 'free-shipping':
      return { action: 'FreeShipping', actionValue: null }
    case 'gift':
      return { action: 'FreeGift', actionValue: String(offer.productId) }
  }
}

/** The action of a campaign and its value: whole percent, an amount in currency units, or the action of its offer. */
function actionOf({ percent, amountOff, offer }: CatalogueCampaign, { market }: Storefront): Action {
  if (offer) return offerAction(offer, market.alias)
  if (percent > 0) return { action: 'PercentageDiscount', actionValue: String(percent) }
  const amount = amountOff?.[market.alias]
  if (amount === undefined) return { action: null, actionValue: null }
  return { action: 'AmountDiscount', actionValue: String(toDecimal(amount)) }
}

/** The fields of CampaignRuleType that describe how a campaign works. */
export const campaignRule = (campaign: CatalogueCampaign, storefront: Storefront) => ({
  ruleType: RULE_TYPES[campaign.type],
  category: campaign.type === 'PRICE_CAMPAIGN' ? 'Product' : 'Cart',
  ...actionOf(campaign, storefront),
})
