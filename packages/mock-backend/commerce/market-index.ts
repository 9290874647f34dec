import { itemAt } from '#catalogue/item-at'
import { campaignTime } from './campaign-time'
import type { CatalogueFacets } from './catalogue-facets'
import type { CatalogueIndex, Entry } from './catalogue-index'
import { createMarketFacets } from './market-facets'
import type { Market } from './markets'
import type { CurrentPrice, Pricing } from './pricing'

/** Current prices and facets of all products in one market, in arrays by position that a query scans once. */
export type MarketIndex = {
  market: Market
  facetsOfPrice: (price: CurrentPrice) => number[]
  /** By position: facets of the catalogue and of the market. */
  facets: Int32Array[]
  prices: CurrentPrice[]
  /** Selling price including VAT, minor units. */
  selling: Int32Array
  /** 0 for a product that is not on sale yet. */
  onSale: Uint8Array
  /** Epoch ms until which prices and availability are valid. */
  validUntil: number
  /** Cache of sorted positions by sort and language. */
  orders: Map<string, Int32Array>
}

/** The next moment when a campaign starts or ends or a product arrives. */
function nextChange(index: CatalogueIndex, now: number): number {
  let next = Number.POSITIVE_INFINITY
  const consider = (time: number) => {
    if (time > now && time < next) next = time
  }
  for (const campaign of index.catalogue.campaigns) {
    const { from, to } = campaignTime(campaign)
    consider(from)
    consider(to)
  }
  for (const entry of index.entries) consider(entry.availableFrom)
  return next
}

export function createMarketIndex(
  index: CatalogueIndex,
  facets: CatalogueFacets,
  pricing: Pricing,
  market: Market,
  now: number,
): MarketIndex {
  const facetsOfPrice = createMarketFacets(facets.registry, market)
  const prices = index.entries.map((entry) => pricing.priceOf(entry.product, market.alias))
  return {
    market,
    facetsOfPrice,
    prices,
    facets: index.entries.map((entry, i) => joinFacets(facets.of(entry), facetsOfPrice(itemAt(prices, i)))),
    selling: Int32Array.from(prices, (price) => price.selling),
    onSale: Uint8Array.from(index.entries, (entry) => (entry.availableFrom <= now ? 1 : 0)),
    validUntil: nextChange(index, now),
    orders: new Map(),
  }
}

function joinFacets(own: Int32Array, ofPrice: number[]): Int32Array {
  const joined = new Int32Array(own.length + ofPrice.length)
  joined.set(own)
  joined.set(ofPrice, own.length)
  return joined
}

/** Updates the facets of one product after a change of its stock. */
export function refreshMarketIndex(marketIndex: MarketIndex, facets: CatalogueFacets, entry: Entry): void {
  marketIndex.facets[entry.position] = joinFacets(
    facets.of(entry),
    marketIndex.facetsOfPrice(itemAt(marketIndex.prices, entry.position)),
  )
}
