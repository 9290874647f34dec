import { GROUP_PERCENT, type PriceGroup } from '#accounts/price-group'
import type { CatalogueCampaign, CatalogueProduct, MarketAlias } from '#catalogue/types'
import { campaignTime, runsAt } from './campaign-time'
import { lowestBefore } from './lowest-before'
import { MARKETS } from './markets'
import { divideHalfUp } from './money'
import { loggedPrice, type PricePoint, priceHistory } from './price-history'

export type CurrentPrice = {
  /** Including VAT, minor units. */
  regular: number
  selling: number
  /** Price campaigns that now run for the product; the first one sets the price. */
  campaigns: CatalogueCampaign[]
  /** Epoch ms since when the price is reduced; null when it is not. */
  discountedSince: number | null
}

/** The campaign price of a regular price, minor units including VAT: at least 0, at most the regular price. */
export function cutPrice(regular: number, campaign: CatalogueCampaign, market: MarketAlias): number {
  const cut =
    campaign.percent > 0
      ? divideHalfUp(regular * (100 - campaign.percent), 100)
      : regular - (campaign.amountOff?.[market] ?? 0)
  return Math.max(0, Math.min(regular, roundPrice(cut, market)))
}

/** Rounds a reduced price as shops do: to whole kroner, or to ten cents. */
function roundPrice(price: number, market: MarketAlias): number {
  const step = MARKETS[market].wholePrices ? 100 : 10
  return divideHalfUp(price, step) * step
}

/** The price of a group, minor units including VAT; that of everybody without a group (R-PRICE-04). */
function groupPrice(price: number, group: PriceGroup | null, market: MarketAlias): number {
  if (group === null) return price
  return Math.min(price, roundPrice(divideHalfUp(price * (100 - GROUP_PERCENT[group]), 100), market))
}

type PriceCampaigns = { byProduct: Map<number, CatalogueCampaign[]>; everything: CatalogueCampaign[] }

function groupByProduct(campaigns: CatalogueCampaign[]): PriceCampaigns {
  const byProduct = new Map<number, CatalogueCampaign[]>()
  const everything = campaigns.filter((campaign) => campaign.productIds === 'all')
  for (const campaign of campaigns) {
    if (campaign.productIds === 'all') continue
    for (const id of campaign.productIds) {
      const list = byProduct.get(id)
      if (list) list.push(campaign)
      else byProduct.set(id, [campaign])
    }
  }
  return { byProduct, everything }
}

const NONE: CatalogueCampaign[] = []

/** Prices from price lists and running price campaigns. `clock` returns epoch ms. */
export function createPricing(allCampaigns: CatalogueCampaign[], clock: () => number) {
  const priceCampaigns = groupByProduct(allCampaigns.filter((campaign) => campaign.type === 'PRICE_CAMPAIGN'))
  /** Regular prices set through the control endpoint, by product and market. */
  const changed = new Map<string, number>()
  const keyOf = (productId: number, market: MarketAlias) => `${productId} ${market}`

  const campaignsOf = (product: CatalogueProduct, market: MarketAlias): CatalogueCampaign[] => {
    const own = priceCampaigns.byProduct.get(product.productId)
    if (!own && priceCampaigns.everything.length === 0) return NONE
    return [...(own ?? NONE), ...priceCampaigns.everything].filter((campaign) => campaign.markets.includes(market))
  }

  /** The campaigns that make a product cheaper than `regular` at a time, the best first. */
  const offersOf = (
    product: CatalogueProduct,
    market: MarketAlias,
    time: number,
    { everybody, regular }: { everybody: number; regular: number },
  ) =>
    campaignsOf(product, market)
      .filter((campaign) => runsAt(campaign, time))
      .map((campaign) => ({ campaign, selling: cutPrice(everybody, campaign, market) }))
      .filter((offer) => offer.selling < regular)
      .sort((a, b) => a.selling - b.selling)

  /**
   * The current price. The regular price of a group replaces that of everybody; a campaign reduces the price of
   * everybody, and counts where it is below that of the group.
   */
  const priceOf = (product: CatalogueProduct, market: MarketAlias, group: PriceGroup | null = null): CurrentPrice => {
    const everybody = changed.get(keyOf(product.productId, market)) ?? product.price[market]
    const regular = groupPrice(everybody, group, market)
    const offers = offersOf(product, market, clock(), { everybody, regular })
    const best = offers[0]
    if (!best) return { regular, selling: regular, campaigns: NONE, discountedSince: null }
    const campaigns = offers.map((offer) => offer.campaign)
    return { regular, selling: best.selling, campaigns, discountedSince: campaignTime(best.campaign).from }
  }

  /** The price at a time, from the price log and campaigns. `campaigns`: those that reduced it, the best first. */
  const priceAt = (product: CatalogueProduct, market: MarketAlias, time: number, group: PriceGroup | null = null) => {
    const everybody = loggedPrice(product, market, time)
    const regular = groupPrice(everybody, group, market)
    const offers = offersOf(product, market, time, { everybody, regular })
    return { regular, selling: offers[0]?.selling ?? regular, campaigns: offers.map(({ campaign }) => campaign) }
  }

  /** Prices of the last 30 days, oldest first; the last one is the current price. */
  const historyOf = (product: CatalogueProduct, market: MarketAlias, now: number): PricePoint[] => {
    const { regular, selling } = priceOf(product, market)
    const history = priceHistory(product, campaignsOf(product, market), now, (time) => {
      const { campaigns: _, ...prices } = priceAt(product, market, time)
      return prices
    })
    const last = history.at(-1)
    // A price set through the control endpoint is not in the log.
    return last?.regular === regular && last.selling === selling
      ? history
      : [...history, { from: now, regular, selling }]
  }

  /** Lowest price of the 30 days before the reduction began; the current price when it is not reduced (R-PDP-06). */
  const lowestOf = (product: CatalogueProduct, market: MarketAlias, current: CurrentPrice): number => {
    const since = current.discountedSince
    if (since === null) return current.selling
    const earlier = campaignsOf(product, market)
      .map((campaign) => ({ ...campaignTime(campaign), selling: cutPrice(current.regular, campaign, market) }))
      .filter((cut) => cut.to <= since)
    return Math.min(current.regular, lowestBefore(product, market, since, earlier))
  }

  return {
    priceOf,
    priceAt,
    lowestOf,
    historyOf,
    changePrice: (productId: number, market: MarketAlias, amount: number) =>
      changed.set(keyOf(productId, market), amount),
    resetPrices: () => changed.clear(),
  }
}

export type Pricing = ReturnType<typeof createPricing>
