import 'server-only'
import { cache } from 'react'
import { ProductsDocument, type ProductsQueryVariables } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { loadColourHexes } from '@/lib/product/load-colour-hexes'
import type { ListFilters } from './filter-schema'
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

/** A decoded list query with the segment it came from, which is its identity. */
type Request = { query: ListQuery; segment: string }

const PLAIN: Request = { query: emptyListQuery(), segment: encodeListSegment(emptyListQuery()) }

/** How a list is named in a request: by alias where the query has an argument for its kind, else by path. */
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

/** The tree gives breadcrumbs and tabs. */
const loadTree = (site: MarketLang): Promise<CategoryNode[]> =>
  loadOptionalPart('category-tree', site, loadCategoryTree(site), [])

/** T31: the redirect of a list that was renamed, with its query; null when there never was such a list. */
async function loadMove(site: MarketLang, { path }: ListPlace, query: ListQuery): Promise<ListMove | null> {
  const movedTo = await loadMovedUrl(site, path)
  return movedTo === null ? null : { kind: 'moved', canonicalUrl: movedTo, search: canonicalSearch(query), status: 308 }
}

/** A list's page and the query it was asked for with. */
export type QueriedList = ListPage & { query: ListQuery; filters: ListFilters }

async function loadPage(site: MarketLang, list: ListPlace, request: Request): Promise<QueriedList | ListMove | null> {
  const { query } = request
  const [info, tree] = await Promise.all([loadListInfo(site, list), list.kind === 'category' ? loadTree(site) : []])
  const canonicalUrl = info && canonicalListPath(site.lang, list, info)
  if (!canonicalUrl) return loadMove(site, list, query)
  // Facets and page count of the plain list decide which of its addresses exist, before the service is asked for them.
  const plain = await loadProducts(site, list, PLAIN)
  const move = findListMove({ path: list.path, query }, canonicalUrl, plain)
  if (move) return move
  if (query.page > pageCountOf(plain?.count ?? 0)) return null
  const products = listClass(query) === 'plain' ? plain : await loadProducts(site, list, request)
  const hexes = await loadOptionalPart('colours', site, loadColourHexes(site), {})
  const page = mapListPage({ ...info, canonicalUrl }, products, { kind: list.kind, tree, query })
  return page && { ...page, query, filters: listFilters(plain, products, query, hexes) }
}

// Metadata and page ask alike: by strings, because React compares arguments by identity.
const load = cache((market: MarketAlias, lang: Lang, path: string, segment: string) => {
  const query = decodeListSegment(segment)
  const list = listPlace(lang, path.split('/'))
  return query && list && loadPage({ market, lang }, list, { query, segment })
})

export type ListRequest = {
  /** Decoded segments behind the query of the internal address: `c`, `mekot` or `new-arrivals`. */
  path: readonly string[]
  /** The query as the internal address carries it. */
  segment: string
}

/**
 * One page of a list, 48 products (T16), or where it has moved; null when the list or the page is not there,
 * throws AppError when the service fails.
 */
export const loadProductList = async (
  site: MarketLang,
  { path, segment }: ListRequest,
): Promise<QueriedList | ListMove | null> => load(site.market, site.lang, path.join('/'), segment)
