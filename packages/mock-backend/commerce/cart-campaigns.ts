import type { CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { type CartPrices, cutPieces, freePieces, type LinePrice, worthOf } from './campaign-effects'
import { runsAt } from './campaign-time'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import { divideHalfUp } from './money'

const reaches = (campaign: CatalogueCampaign, line: LinePrice): boolean =>
  campaign.productIds === 'all' || campaign.productIds.includes(line.productId)

const needsCode = ({ type }: CatalogueCampaign): boolean => type === 'CODE' || type === 'VOUCHER'

/** A voucher pays for one order: whether it has done so. */
const isRedeemed = ({ state }: Commerce, { type, code }: CatalogueCampaign): boolean =>
  type === 'VOUCHER' && Object.values(state.data.orders).some((order) => order.promoCode === code)

/** The campaign behind a code that can be used in the market now; null for any other text. Case does not matter. */
export function campaignOfCode(commerce: Commerce, market: MarketAlias, text: string): CatalogueCampaign | null {
  const code = text.toLowerCase()
  const found = commerce.index.catalogue.campaigns.find(
    (campaign) =>
      needsCode(campaign) &&
      campaign.code?.toLowerCase() === code &&
      campaign.markets.includes(market) &&
      runsAt(campaign, commerce.clock()),
  )
  return found && !isRedeemed(commerce, found) ? found : null
}

/** Campaigns on the cart that run in the market now; the one of the cart's code comes last. */
function runningCampaigns(commerce: Commerce, market: MarketAlias, promoCode: string | null): CatalogueCampaign[] {
  const { index, clock } = commerce
  const automatic = index.catalogue.campaigns.filter(
    (campaign) => campaign.type === 'CART_CAMPAIGN' && campaign.markets.includes(market) && runsAt(campaign, clock()),
  )
  const coded = promoCode === null ? null : campaignOfCode(commerce, market, promoCode)
  return coded ? [...automatic, coded] : automatic
}

/** What a campaign takes off products of a value, minor units including VAT; whole kroner where prices are whole. */
function amountOff(
  { offer, percent, amountOff: amount }: CatalogueCampaign,
  market: MarketAlias,
  value: number,
): number {
  if (offer?.kind === 'steps') {
    return offer.steps.filter(({ from }) => value >= from[market]).at(-1)?.off[market] ?? 0
  }
  if (percent === 0) return Math.min(amount?.[market] ?? 0, value)
  const off = divideHalfUp(value * percent, 100)
  return MARKETS[market].wholePrices ? divideHalfUp(off, 100) * 100 : off
}

/** What a campaign makes of the prices; null when it has no effect on them. */
function effectOf(so: CartPrices, campaign: CatalogueCampaign, market: MarketAlias): Partial<CartPrices> | null {
  const isReached = (line: LinePrice) => reaches(campaign, line)
  const { offer, percent, productIds } = campaign
  if (offer?.kind === 'gift') return { gifts: [...so.gifts, { campaign, productId: offer.productId }] }
  if (offer?.kind === 'free-shipping') return { freeShipping: true }
  if (offer?.kind === 'multi-buy') {
    const lines = freePieces(so.lines, isReached, campaign, offer)
    return lines && { lines }
  }
  if (offer === null && percent > 0 && productIds !== 'all')
    return { lines: cutPieces(so.lines, isReached, campaign, market) }
  const off = amountOff(campaign, market, worthOf(so.lines.filter(isReached)))
  return off > 0 ? { discount: so.discount + off } : null
}

function applyOne(so: CartPrices, campaign: CatalogueCampaign, market: MarketAlias): CartPrices {
  const reached = so.lines.filter((line) => reaches(campaign, line))
  if (reached.length === 0 || worthOf(reached) < (campaign.minimum?.[market] ?? 0)) return so
  const effect = effectOf(so, campaign, market)
  return effect ? { ...so, ...effect, applied: [...so.applied, campaign] } : so
}

/**
 * Applies cart campaigns. One for certain products lowers the price of their pieces, all or some; one for everything is a
 * fixed discount on the cart, minor units including VAT. `applied` are those that had an effect.
 */
export function applyCartCampaigns(
  commerce: Commerce,
  market: MarketAlias,
  promoCode: string | null,
  lines: LinePrice[],
): CartPrices {
  const start: CartPrices = { lines, discount: 0, applied: [], freeShipping: false, gifts: [] }
  const end = runningCampaigns(commerce, market, promoCode).reduce((so, each) => applyOne(so, each, market), start)
  return { ...end, discount: Math.min(end.discount, worthOf(end.lines)) }
}
