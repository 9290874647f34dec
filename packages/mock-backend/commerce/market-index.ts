import { itemAt } from '#catalogue/item-at'
import { campaignTime } from './campaign-time'
import type { CatalogueFacets } from './catalogue-facets'
import type { CatalogueIndex, Entry } from './catalogue-index'
import { NEW_FOR } from './is-new'
import { isSoldIn } from './is-sold-in'
import { createMarketFacets } from './market-facets'
import type { Market } from './markets'
import type { CurrentPrice, Pricing } from './pricing'

/** Sale status of a product: not on sale yet, on sale, or not sold in this market. */
export const SALE = { soon: 0, now: 1, never: 2 } as const

/** Current prices and facets of all products in one market, in arrays by position that a query scans once. */
export type MarketIndex = {
  market: Market
  facetsOfPrice: (price: CurrentPrice) => number[]
  /** By position: facets of the catalogue and of the market. */
  facets: Int32Array[]
  prices: CurrentPrice[]
  /** Selling price including VAT, minor units. */
  selling: Int32Array
  /** By position: 1 when a size is in stock, else 0. */
  inStock: Uint8Array
  /** Value of `SALE` by position. */
  onSale: Uint8Array
  /** Epoch ms until which prices and availability are valid. */
  validUntil: number
  /** Cache of sorted positions by sort and language. */
  orders: Map<string, Int32Array>
}

/** The next moment when a campaign starts or ends, or a product arrives or is no longer new. */
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
  for (const { availableFrom } of index.entries) {
    consider(availableFrom)
    consider(availableFrom + NEW_FOR)
  }
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
  const prices = index.entries.map((entry) => pricing.priceOf(entry.product, market.alias, market.priceGroup))
  const own = index.entries.map((entry, i) => facetsIn(market, facets, entry, facetsOfPrice(itemAt(prices, i))))
  return {
    market,
    facetsOfPrice,
    prices,
    facets: own,
    inStock: Uint8Array.from(own, (ofProduct) => (hasSize(facets, ofProduct) ? 1 : 0)),
    selling: Int32Array.from(prices, (price) => price.selling),
    onSale: Uint8Array.from(index.entries, (entry) => saleOf(entry, market, now)),
    validUntil: nextChange(index, now),
    orders: new Map(),
  }
}

function saleOf(entry: Entry, market: Market, now: number): number {
  if (!isSoldIn(entry, market.alias)) return SALE.never
  return entry.availableFrom <= now ? SALE.now : SALE.soon
}

const NONE = new Int32Array()

/** Facets of a product in the market; empty when the market does not sell it. */
const facetsIn = (market: Market, facets: CatalogueFacets, entry: Entry, ofPrice: number[]): Int32Array =>
  isSoldIn(entry, market.alias) ? joinFacets(facets.of(entry), ofPrice) : NONE

/** A product has a size facet only while the size is in stock. */
const hasSize = ({ registry }: CatalogueFacets, own: Int32Array): boolean =>
  own.some((facet) => registry.facets[facet]?.group.type === 'Sku')

function joinFacets(own: Int32Array, ofPrice: number[]): Int32Array {
  const joined = new Int32Array(own.length + ofPrice.length)
  joined.set(own)
  joined.set(ofPrice, own.length)
  return joined
}

/** Updates the facets and the availability of one product after a change of its stock. */
export function refreshMarketIndex(marketIndex: MarketIndex, facets: CatalogueFacets, entry: Entry): void {
  const ofPrice = marketIndex.facetsOfPrice(itemAt(marketIndex.prices, entry.position))
  const own = facetsIn(marketIndex.market, facets, entry, ofPrice)
  marketIndex.facets[entry.position] = own
  marketIndex.inStock[entry.position] = hasSize(facets, own) ? 1 : 0
}
