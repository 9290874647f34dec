import 'server-only'
import { cache } from 'react'
import { ListPageInfoDocument, ProductsDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached, shortenPageLife } from '@/lib/cache/cached'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { listFilter, pageSlice } from './list-filter'
import { decodeListSegment, encodeListSegment, type ListQuery } from './list-query'
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

const loadProducts = (site: Place, alias: string, query: ListQuery) =>
  cached('products', { site, alias, key: [encodeListSegment(query)] }, async () => {
    const variables = { ...pageSlice(query.page), categoryAlias: alias, filter: listFilter(query) }
    const { products } = await serverQuery(site, ProductsDocument, variables)
    return products
  })

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

// Metadata and page ask alike: by strings, because React compares arguments by identity.
const load = cache(
  async (market: MarketAlias, lang: Lang, alias: string, segment: string): Promise<ListPage | null> => {
    const site = { market, lang }
    const query = decodeListSegment(segment)
    if (!query) return null
    const [info, products, tree] = await Promise.all([
      loadInfo(site, alias),
      loadProducts(site, alias, query),
      loadTree(site),
    ])
    return info && mapListPage(info, products, tree, query)
  },
)

export type CategoryList = { alias: string; query: ListQuery }

/** One page of a category, 48 products (T16); null when the category or the page is not there, throws AppError. */
export const loadProductList = (site: Place, { alias, query }: CategoryList): Promise<ListPage | null> =>
  load(site.market, site.lang, alias, encodeListSegment(query))
