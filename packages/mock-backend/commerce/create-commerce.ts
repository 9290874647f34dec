import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAccounts, TOKEN_LIFE } from '#accounts/create-accounts'
import type { Catalogue, MarketAlias } from '#catalogue/types'
import { createDemoOrders } from '#demo/demo-orders'
import { createSnippetSessions } from '#payments/snippets/snippet-session'
import { LOCAL_RETURN_SECRETS } from '#returns/order-access'
import { createCatalogueFacets } from './catalogue-facets'
import { createCatalogueIndex, type Entry } from './catalogue-index'
import type { Cms } from './cms'
import { createMarketIndex, type MarketIndex, refreshMarketIndex } from './market-index'
import type { Market } from './markets'
import { createPaths } from './paths'
import { createPricing } from './pricing'
import { shopOriginsOf } from './shop-origins'
import type { ShopState } from './shop-state'
import { type Stock, stockOf, sumStock } from './stock'
import { createTextSearch } from './text-search'

type Parts = {
  catalogue: Catalogue
  cms: Cms
  state: ShopState
  /** Returns epoch ms. */
  clock?: () => number
  /** Origin at which browsers reach the pages of payment providers. */
  providerOrigin?: string
  /** Life of access tokens, seconds. */
  tokenLife?: number
  /** Origins whose pages may call the services; none for all local hosts. */
  origins?: readonly string[]
  /** The shop's address in each market, for the links in mails. */
  shopOrigins?: Record<MarketAlias, string>
  /** Secrets of the returns service: that of its callers, and that which signs links in mails. */
  returnSecrets?: { service: string; link: string }
  /** Folder of the photos of complaints. */
  photosDir?: string
  /** Called with the card pictures of every product list that is returned, in list order. */
  onListed?: (files: readonly string[]) => void
}

/** Everything that the services share: catalogue index, prices, facets and the state of the shop. */
export function createCommerce({
  catalogue,
  cms,
  state,
  clock = Date.now,
  providerOrigin = 'http://localhost:4000',
  tokenLife = TOKEN_LIFE,
  origins = [],
  shopOrigins = shopOriginsOf('', 3000),
  returnSecrets = LOCAL_RETURN_SECRETS,
  photosDir = path.join(tmpdir(), 'kajo-complaint-photos'),
  onListed = () => undefined,
}: Parts) {
  const index = createCatalogueIndex(catalogue)
  const paths = createPaths(catalogue.categories)
  const pricing = createPricing(catalogue.campaigns, clock)
  const marketIndexes = new Map<string, MarketIndex>()
  const listeners: (() => void)[] = []
  const changed = (): void => {
    for (const listener of listeners) listener()
  }

  const stock = (skuId: number): Stock => {
    const known = index.bySku.get(skuId)
    if (!known) return sumStock([])
    // A product that is not on sale yet has no available stock.
    if (known.entry.availableFrom > clock()) return { ...sumStock([]), incoming: known.sku.stock.incoming }
    return stockOf(known.sku, state.data.stock)
  }
  const totalStock = (entry: Entry): Stock => sumStock(entry.product.skus.map((sku) => stock(sku.skuId)))

  const facets = createCatalogueFacets(index, paths, stock)

  const marketIndexOf = (market: Market): MarketIndex => {
    const key = `${market.alias} ${market.priceGroup ?? ''}`
    const known = marketIndexes.get(key)
    if (known && clock() < known.validUntil) return known
    // Products may have become available since the index was built, and only available products have size facets.
    if (known) facets.forgetAll()
    const made = createMarketIndex(index, facets, pricing, market, clock())
    marketIndexes.set(key, made)
    return made
  }

  /** Must be called after a change of stock: updates the size facets of the products. */
  const stockChanged = (skuIds: number[]): void => {
    for (const skuId of skuIds) {
      const entry = index.bySku.get(skuId)?.entry
      if (!entry) continue
      facets.forget(entry)
      for (const marketIndex of marketIndexes.values()) refreshMarketIndex(marketIndex, facets, entry)
    }
    changed()
  }

  /** Must be called after a change of prices. */
  const pricesChanged = (): void => {
    marketIndexes.clear()
    changed()
  }

  state.whenUndone(() => {
    facets.forgetAll()
    marketIndexes.clear()
    changed()
  })

  const search = createTextSearch(index)
  /**
   * - `ignoresKeys`: every call of placeOrder creates an order, even for a cart that has been ordered.
   * - `withdrawn`: skus taken out of sale. They cannot be added or ordered, and open carts lose them when they are read.
   * - `fees`: fees of delivery and payment options by option id, minor units including VAT.
   */
  const scenario = { ignoresKeys: false, withdrawn: new Set<number>(), fees: new Map<number, number>() }
  return {
    index,
    paths,
    pricing,
    facets,
    search,
    cms,
    state,
    demoOrders: createDemoOrders({ index, pricing, clock }),
    accounts: createAccounts({ state, clock, tokenLife }),
    scenario,
    clock,
    /** Sessions of embedded payment forms. */
    snippets: createSnippetSessions(),
    stock,
    totalStock,
    marketIndexOf,
    stockChanged,
    pricesChanged,
    /** Registers a listener that is called after stock or prices have changed. */
    whenChanged: (listener: () => void): void => {
      listeners.push(listener)
    },
    onListed,
    providerOrigin,
    origins,
    shopOrigins,
    returnSecrets,
    photosDir,
    /** Key with which payment providers sign their messages. */
    providerSecret: randomBytes(32),
  }
}

export type Commerce = ReturnType<typeof createCommerce>
