import type { CatalogueCampaign } from '#catalogue/types'
import { formatShort } from './money'
import type { Place } from './place'

/** The values of the placeholders of a campaign's terms. */
function amountsOf({ percent, amountOff, minimum, offer }: CatalogueCampaign, place: Place): Record<string, string> {
  const { alias } = place.market
  const steps = offer?.kind === 'steps' ? offer.steps : []
  return {
    percent: `${percent}\u00a0%`,
    amount: formatShort(amountOff?.[alias] ?? 0, place),
    minimum: formatShort(minimum?.[alias] ?? 0, place),
    ...Object.fromEntries(
      steps.flatMap(({ from, off }, i) => [
        [`from${i + 1}`, formatShort(from[alias], place)],
        [`off${i + 1}`, formatShort(off[alias], place)],
      ]),
    ),
  }
}

/** The name of a campaign, with its amounts in the currency of the market. */
export function campaignName(campaign: CatalogueCampaign, place: Place): string {
  const terms = campaign.terms?.[place.lang]
  if (terms === undefined) return campaign.name[place.lang]
  const amounts = amountsOf(campaign, place)
  return terms.replace(/\{(\w+)\}/g, (placeholder, key: string) => amounts[key] ?? placeholder)
}
