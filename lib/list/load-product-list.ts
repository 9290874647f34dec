import 'server-only'
import { cache } from 'react'
import { ListPageInfoDocument, ProductsDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached, shortenPageLife } from '@/lib/cache/cached'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { ListFilters } from './filter-schema'
import { categoryPath, findListMove, type ListMove } from './list-address'
import { listFilter, pageCountOf, pageSlice } from './list-filter'
import { listFilters } from './list-filters'
import { decodeListSegment, emptyListQuery, encodeListSegment, type ListQuery, listClass } from './list-query'
import type { CategoryNode, ListPage } from './list-types'
import { loadCategoryTree } from './load-category-tree'
import { mapListPage } from './map-list-page'

type Place = Pick<Site, 'market' | 'lang'>

const loadInfo = (site: Place, alias: string) =>
  cached('listPageInfo', { site, alias }, async () => {
    const { listPageInfo } = await serverQuery(site, ListPageInfoDocument, { alias })
    // Id 0 is how the service says "not found".
    return listPageInfo && listPageInfo.id !== 0 ? listPageInfo : null
  })

/** A decoded list query with the segment it came from, which is its identity. */
type Request = { query: ListQuery; segment: string }

const PLAIN: Request = { query: emptyListQuery(), segment: encodeListSegment(emptyListQuery()) }

const loadProducts = (site: Place, alias: string, { query, segment }: Request) => {
  const isVariant = listClass(query) === 'variant'
  return cached('products', { site, alias, key: [segment], isVariant }, async () => {
    const variables = { ...pageSlice(query.page), categoryAlias: alias, filter: listFilter(query) }
    const { products } = await serverQuery(site, ProductsDocument, variables)
    return products
  })
}

/** Breadcrumbs come from the tree; without it the list is still a list, with a shorter path. */
async function loadTree(site: Place): Promise<CategoryNode[]> {
  try {
    return await loadCategoryTree(site)
  } catch (error) {
    logLine('warn', 'category-tree-degraded', { market: site.market, reason: normaliseError(error).message })
    await shortenPageLife()
    return []
  }
}

/** A list's page and the query it was asked for with. */
export type QueriedList = ListPage & { query: ListQuery; filters: ListFilters }

async function loadPage(
  site: Place,
  path: readonly string[],
  request: Request,
): Promise<QueriedList | ListMove | null> {
  const { query } = request
  const alias = path.at(-1) ?? ''
  const [info, tree] = await Promise.all([loadInfo(site, alias), loadTree(site)])
  const canonicalUrl = info && categoryPath(info)
  if (!canonicalUrl) return null
  // Facets and page count of the plain list decide which of its addresses exist, before the service is asked for them.
  const plain = await loadProducts(site, alias, PLAIN)
  const move = findListMove({ path, query }, canonicalUrl, plain)
  if (move) return move
  if (query.page > pageCountOf(plain?.count ?? 0)) return null
  const products = listClass(query) === 'plain' ? plain : await loadProducts(site, alias, request)
  const page = mapListPage({ ...info, canonicalUrl }, products, tree, query)
  return page && { ...page, query, filters: listFilters(plain, products, query) }
}

// Metadata and page ask alike: by strings, because React compares arguments by identity.
const load = cache((market: MarketAlias, lang: Lang, path: string, segment: string) => {
  const query = decodeListSegment(segment)
  return query && loadPage({ market, lang }, path.split('/'), { query, segment })
})

export type CategoryList = {
  /** Decoded segments behind `/c/`; the last one is the category's alias. */
  path: readonly string[]
  /** The query as the internal address carries it. */
  segment: string
}

/**
 * One page of a category, 48 products (T16), or where it has moved; null when the category or the page is not there,
 * throws AppError when the service fails.
 */
export const loadProductList = async (
  site: Place,
  { path, segment }: CategoryList,
): Promise<QueriedList | ListMove | null> => load(site.market, site.lang, path.join('/'), segment)
