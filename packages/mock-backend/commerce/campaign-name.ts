import type { CatalogueCampaign } from '#catalogue/types'
import { formatShort } from './money'
import type { Storefront } from './storefront'

/** Discount and minimum amount of a campaign or, if it has steps, of each step. */
function amountsOf({ percent, amountOff, minimum, offer }: CatalogueCampaign, storefront: Storefront): string[] {
  const { alias } = storefront.market
  const written = (amount: number | undefined) => formatShort(amount ?? 0, storefront)
  if (offer?.kind === 'steps')
    return offer.steps.flatMap(({ off, from }) => [written(off[alias]), written(from[alias])])
  return [percent > 0 ? `${percent}\u00a0%` : written(amountOff?.[alias]), written(minimum?.[alias])]
}

/** The name of a campaign, with its amounts in the currency of the market. */
export function campaignName(campaign: CatalogueCampaign, storefront: Storefront): string {
  const terms = campaign.terms?.[storefront.lang]
  if (terms === undefined) return campaign.name[storefront.lang]
  const amounts = amountsOf(campaign, storefront)
  return terms.replace(/\{(\d)\}/g, (placeholder, index: string) => amounts[Number(index)] ?? placeholder)
}
