import type { CatalogueCampaign } from '#catalogue/types'
import { isRunning, reaches } from './campaign-reach'
import type { Commerce } from './create-commerce'
import type { CurrentPrice } from './pricing'
import type { Storefront } from './storefront'

/**
 * Campaigns shown with a product: those that set its price, then the cart campaigns for certain products that include
 * it. A campaign for the whole cart would put a badge on every product, so it is shown in the cart only. The same
 * applies to campaigns with a code.
 */
export function productCampaigns(
  { index, clock }: Pick<Commerce, 'index' | 'clock'>,
  { productId, current, storefront }: { productId: number; current: CurrentPrice; storefront: Storefront },
): CatalogueCampaign[] {
  const offers = index.catalogue.campaigns.filter(
    (campaign) =>
      campaign.type === 'CART_CAMPAIGN' &&
      campaign.productIds !== 'all' &&
      reaches(campaign, productId) &&
      isRunning(campaign, storefront.market.alias, clock()),
  )
  return [...current.campaigns, ...offers]
}
