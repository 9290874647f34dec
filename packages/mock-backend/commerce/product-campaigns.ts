import type { CatalogueCampaign } from '#catalogue/types'
import { runsAt } from './campaign-time'
import type { Commerce } from './create-commerce'
import { once } from './once'
import type { Place } from './place'
import type { CurrentPrice } from './pricing'

/** Products that a campaign is made for; null when it is for the whole cart. */
const reachedBy = once(({ productIds }: CatalogueCampaign) => (productIds === 'all' ? null : new Set(productIds)))

/**
 * Campaigns that a product is shown with: those that set its price, then the offers on the cart that are made for it. What
 * holds for every cart, or needs a code, is named in the cart only.
 */
export function productCampaigns(
  { index, clock }: Pick<Commerce, 'index' | 'clock'>,
  { productId, current, place }: { productId: number; current: CurrentPrice; place: Place },
): CatalogueCampaign[] {
  const offers = index.catalogue.campaigns.filter(
    (campaign) =>
      campaign.type === 'CART_CAMPAIGN' &&
      campaign.markets.includes(place.market.alias) &&
      reachedBy(campaign)?.has(productId) &&
      runsAt(campaign, clock()),
  )
  return [...current.campaigns, ...offers]
}
