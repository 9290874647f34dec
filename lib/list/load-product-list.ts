import 'server-only'
import { cache } from 'react'
import { ProductsDocument, type ProductsQueryVariables } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { loadColourHexes } from '@/lib/product/load-colour-hexes'
import type { ListFilters } from './filter-types'
import { canonicalListPath, findListMove, type ListMove } from './list-address'
import { listFilter, pageCountOf, pageSlice } from './list-filter'
import { listFilters } from './list-filters'
import { type ListPlace, listPlace } from './list-place'
import {
  canonicalSearch,
  decodeListSegment,
  emptyListQuery,
  encodeListSegment,
  type ListQuery,
  listClass,
} from './list-query'
import type { CategoryNode, ListPage } from './list-types'
import { loadCategoryTree } from './load-category-tree'
import { loadListInfo } from './load-list-info'
import { loadMovedUrl } from './load-moved-url'
import { mapListPage } from './map-list-page'

/** A decoded list query and its segment, which is the cache key. */
type Request = { query: ListQuery; segment: string }

const PLAIN: Request = { query: emptyListQuery(), segment: encodeListSegment(emptyListQuery()) }

/** Arguments that select a list: its alias when the query has an argument for its kind, else its path. */
const SELECTORS: Partial<Record<ListPlace['kind'], (place: ListPlace) => ProductsQueryVariables>> = {
  category: ({ alias }) => ({ categoryAlias: alias }),
  brand: ({ alias }) => ({ brandAlias: alias }),
  campaign: ({ alias }) => ({ discountCampaignAlias: alias }),
}

const loadProducts = (site: MarketLang, list: ListPlace, { query, segment }: Request) => {
  const isVariant = listClass(query) === 'variant'
  const selector = SELECTORS[list.kind]?.(list) ?? { url: list.path }
  return cached('products', { site, alias: list.alias, key: [selector, segment], isVariant }, async () => {
    const variables = { ...pageSlice(query.page), ...selector, filter: listFilter(query, list.kind) }
    const { products } = await serverQuery(site, ProductsDocument, variables)
    return products
  })
}

/** The category tree for breadcrumbs and tabs; empty when it cannot be loaded. */
const loadTree = (site: MarketLang): Promise<CategoryNode[]> =>
  loadOptionalPart('category-tree', site, loadCategoryTree(site), [])

/** T31: the redirect of a renamed list, with its query; null when the path never existed. */
async function loadMove(site: MarketLang, { path }: ListPlace, query: ListQuery): Promise<ListMove | null> {
  const movedTo = await loadMovedUrl(site, path)
  return movedTo === null ? null : { kind: 'moved', canonicalUrl: movedTo, search: canonicalSearch(query), status: 308 }
}

/** A page of a list with its query and filters. */
export type QueriedList = ListPage & { query: ListQuery; filters: ListFilters }

async function loadPage(site: MarketLang, list: ListPlace, request: Request): Promise<QueriedList | ListMove | null> {
  const { query } = request
  const [info, tree] = await Promise.all([loadListInfo(site, list), list.kind === 'category' ? loadTree(site) : []])
  const canonicalUrl = info && canonicalListPath(site.lang, list, info)
  if (!canonicalUrl) return loadMove(site, list, query)
  // The plain list has the facets and the page count, so impossible filters and pages need no further request.
  const plain = await loadProducts(site, list, PLAIN)
  const move = findListMove({ path: list.path, query }, canonicalUrl, plain)
  if (move) return move
  if (query.page > pageCountOf(plain?.count ?? 0)) return null
  const products = listClass(query) === 'plain' ? plain : await loadProducts(site, list, request)
  const hexes = await loadOptionalPart('colours', site, loadColourHexes(site), {})
  const page = mapListPage({ ...info, canonicalUrl }, products, { kind: list.kind, tree, query })
  return page && { ...page, query, filters: listFilters(plain, products, query, hexes) }
}

// Shared by metadata and page. Arguments are strings, because React's `cache` compares them by identity.
const load = cache((market: MarketAlias, lang: Lang, path: string, segment: string) => {
  const query = decodeListSegment(segment)
  const list = listPlace(lang, path.split('/'))
  return query && list && loadPage({ market, lang }, list, { query, segment })
})

export type ListRequest = {
  /** Decoded segments after the query of the internal address: `c`, `mekot` or `new-arrivals`. */
  path: readonly string[]
  /** The query segment of the internal address. */
  segment: string
}

/**
 * One page of a list with 48 products (T16), or a redirect; null when the list or the page does not exist. Throws
 * AppError when the service fails.
 */
export const loadProductList = async (
  site: MarketLang,
  { path, segment }: ListRequest,
): Promise<QueriedList | ListMove | null> => load(site.market, site.lang, path.join('/'), segment)
