import type { CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { type CartPrices, cutPieces, freePieces, type LinePrice, worthOf } from './campaign-effects'
import { isRunning, reaches } from './campaign-reach'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import { divideHalfUp } from './money'

const needsCode = ({ type }: CatalogueCampaign): boolean => type === 'CODE' || type === 'VOUCHER'

/** Whether the campaign is a voucher used by a completed order. A pending order does not count: it may be cancelled. */
const isRedeemed = ({ state }: Commerce, { type, code }: CatalogueCampaign): boolean =>
  type === 'VOUCHER' &&
  Object.values(state.data.orders).some((order) => order.status === 'completed' && order.promoCode === code)

/** Whether the code belongs to a voucher that a completed order has used. */
export const isRedeemedCode = (commerce: Commerce, code: string | null): boolean =>
  code !== null &&
  commerce.index.catalogue.campaigns.some((campaign) => campaign.code === code && isRedeemed(commerce, campaign))

/** The campaign of a code that can be used in the market now, else null. Codes are compared case-insensitively. */
export function campaignOfCode(commerce: Commerce, market: MarketAlias, text: string): CatalogueCampaign | null {
  const code = text.toLowerCase()
  const found = commerce.index.catalogue.campaigns.find(
    (campaign) =>
      needsCode(campaign) && campaign.code?.toLowerCase() === code && isRunning(campaign, market, commerce.clock()),
  )
  return found && !isRedeemed(commerce, found) ? found : null
}

/** Whether the campaign reduces the sum of the cart rather than the prices of its products. */
const isOnSum = ({ productIds, offer }: CatalogueCampaign): boolean => productIds === 'all' || offer?.kind === 'steps'

/**
 * Cart campaigns in the order in which they are applied. Those for certain products come first, because a percentage off
 * the sum is computed from the sum that the shopper sees. In each of the two groups the campaign of the cart's code
 * comes last.
 */
export const inOrderOfUse = (campaigns: readonly CatalogueCampaign[]): CatalogueCampaign[] =>
  campaigns.toSorted((a, b) => Number(isOnSum(a)) - Number(isOnSum(b)) || Number(needsCode(a)) - Number(needsCode(b)))

/** Cart campaigns that run in the market now, in the order in which they are applied. */
function runningCampaigns(commerce: Commerce, market: MarketAlias, promoCode: string | null): CatalogueCampaign[] {
  const { index, clock } = commerce
  const automatic = index.catalogue.campaigns.filter(
    (campaign) => campaign.type === 'CART_CAMPAIGN' && isRunning(campaign, market, clock()),
  )
  const coded = promoCode === null ? null : campaignOfCode(commerce, market, promoCode)
  return inOrderOfUse(coded ? [...automatic, coded] : automatic)
}

/**
 * The discount of a campaign on products worth `value`, minor units including VAT. In markets with `wholePrices`,
 * a percentage is rounded to whole kroner.
 */
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

/** The fields of the prices that a campaign changes; null when it changes nothing. */
function effectOf(prices: CartPrices, campaign: CatalogueCampaign, market: MarketAlias): Partial<CartPrices> | null {
  const isReached = (line: LinePrice) => reaches(campaign, line.productId)
  const { offer, percent, productIds } = campaign
  if (offer?.kind === 'gift') return { gifts: [...prices.gifts, { campaign, productId: offer.productId }] }
  if (offer?.kind === 'free-shipping') return { freeShipping: true }
  if (offer?.kind === 'multi-buy') {
    const lines = freePieces(prices.lines, isReached, campaign, offer)
    return lines && { lines }
  }
  if (offer === null && percent > 0 && productIds !== 'all')
    return { lines: cutPieces(prices.lines, isReached, campaign, market) }
  const off = amountOff(campaign, market, worthOf(prices.lines.filter(isReached)))
  return off > 0 ? { discount: prices.discount + off } : null
}

function applyOne(prices: CartPrices, campaign: CatalogueCampaign, market: MarketAlias): CartPrices {
  const reached = prices.lines.filter((line) => reaches(campaign, line.productId))
  if (reached.length === 0 || worthOf(reached) < (campaign.minimum?.[market] ?? 0)) return prices
  const effect = effectOf(prices, campaign, market)
  return effect ? { ...prices, ...effect, applied: [...prices.applied, campaign] } : prices
}

/**
 * Applies the cart campaigns that run now to `lines`. A percentage off certain products and a multi-buy reduce the prices of pieces;
 * steps, amounts and percentages off the whole cart add to `discount` (minor units including VAT). `applied` lists the
 * campaigns with an effect.
 */
export function applyCartCampaigns(
  commerce: Commerce,
  market: MarketAlias,
  promoCode: string | null,
  lines: LinePrice[],
): CartPrices {
  return applyCampaigns(runningCampaigns(commerce, market, promoCode), market, lines)
}

/** Applies `campaigns` one after the other, whether they run now or not. */
export function applyCampaigns(
  campaigns: readonly CatalogueCampaign[],
  market: MarketAlias,
  lines: LinePrice[],
): CartPrices {
  const start: CartPrices = { lines, discount: 0, applied: [], freeShipping: false, gifts: [] }
  const end = campaigns.reduce((prices, each) => applyOne(prices, each, market), start)
  return { ...end, discount: Math.min(end.discount, worthOf(end.lines)) }
}
