import type { CatalogueCampaign } from '#catalogue/types'
import { runsAt } from './campaign-time'
import type { Commerce } from './create-commerce'
import { memoise } from './memoise'
import type { Place } from './place'
import type { CurrentPrice } from './pricing'

/** Ids of the products that a campaign applies to; null when it applies to the whole cart. */
const reachedBy = memoise(({ productIds }: CatalogueCampaign) => (productIds === 'all' ? null : new Set(productIds)))

/**
 * Campaigns shown with a product: those that set its price, then the cart campaigns for this product. Campaigns for the
 * whole cart and campaigns that need a code are shown in the cart only.
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
