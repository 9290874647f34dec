import type { CatalogueCampaign } from '#catalogue/types'
import { isRunning, reaches } from './campaign-reach'
import type { Commerce } from './create-commerce'
import type { Place } from './place'
import type { CurrentPrice } from './pricing'

/**
 * Campaigns shown with a product: those that set its price, then the cart campaigns for this product. A campaign for the
 * whole cart would be the badge of every card, so it is shown in the cart only, and so is one that needs a code.
 */
export function productCampaigns(
  { index, clock }: Pick<Commerce, 'index' | 'clock'>,
  { productId, current, place }: { productId: number; current: CurrentPrice; place: Place },
): CatalogueCampaign[] {
  const offers = index.catalogue.campaigns.filter(
    (campaign) =>
      campaign.type === 'CART_CAMPAIGN' &&
      campaign.productIds !== 'all' &&
      reaches(campaign, productId) &&
      isRunning(campaign, place.market.alias, clock()),
  )
  return [...current.campaigns, ...offers]
}
