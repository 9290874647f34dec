import type { CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { runsAt } from './campaign-time'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import { divideHalfUp } from './money'

/** A line of a cart while it is being priced: unit prices including VAT, minor units. */
export type LinePrice = { productId: number; quantity: number; selling: number; campaigns: CatalogueCampaign[] }

const reaches = (campaign: CatalogueCampaign, line: LinePrice): boolean =>
  campaign.productIds === 'all' || campaign.productIds.includes(line.productId)

const worth = (lines: LinePrice[]): number => lines.reduce((sum, line) => sum + line.selling * line.quantity, 0)

/** Campaigns on the cart that run in the market now; those with a code only when the cart carries it. */
function runningCampaigns({ index, clock }: Commerce, market: MarketAlias, promoCode: string | null) {
  const code = promoCode?.toLowerCase()
  return index.catalogue.campaigns.filter((campaign) => {
    if (!campaign.markets.includes(market) || !runsAt(campaign, clock())) return false
    if (campaign.type === 'CART_CAMPAIGN') return true
    return campaign.type === 'CODE' && code !== undefined && campaign.code?.toLowerCase() === code
  })
}

const cutLine = (line: LinePrice, campaign: CatalogueCampaign): LinePrice => ({
  ...line,
  selling: divideHalfUp(line.selling * (100 - campaign.percent), 100),
  campaigns: [...line.campaigns, campaign],
})

/** What a campaign takes off products of a value, minor units including VAT; whole kroner where prices are whole. */
function amountOff(campaign: CatalogueCampaign, market: MarketAlias, value: number): number {
  if (campaign.percent === 0) return Math.min(campaign.amountOff?.[market] ?? 0, value)
  const off = divideHalfUp(value * campaign.percent, 100)
  return MARKETS[market].wholePrices ? divideHalfUp(off, 100) * 100 : off
}

type Applied = { lines: LinePrice[]; discount: number; applied: CatalogueCampaign[] }

function applyOne(so: Applied, campaign: CatalogueCampaign, market: MarketAlias): Applied {
  const reached = so.lines.filter((line) => reaches(campaign, line))
  const value = worth(reached)
  if (reached.length === 0 || value < (campaign.minimum?.[market] ?? 0)) return so
  const applied = [...so.applied, campaign]
  if (campaign.productIds === 'all' || campaign.percent === 0) {
    return { ...so, applied, discount: so.discount + amountOff(campaign, market, value) }
  }
  return { ...so, applied, lines: so.lines.map((line) => (reaches(campaign, line) ? cutLine(line, campaign) : line)) }
}

/**
 * Applies cart campaigns. One for certain products cuts their unit price; one for everything is a fixed discount
 * on the cart. Returns the new lines, the discount (minor units including VAT) and the campaigns that had an effect.
 */
export function applyCartCampaigns(
  commerce: Commerce,
  market: MarketAlias,
  promoCode: string | null,
  lines: LinePrice[],
): Applied {
  const start: Applied = { lines, discount: 0, applied: [] }
  const end = runningCampaigns(commerce, market, promoCode).reduce((so, each) => applyOne(so, each, market), start)
  return { ...end, discount: Math.min(end.discount, worth(end.lines)) }
}
