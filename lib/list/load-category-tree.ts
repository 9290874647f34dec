import 'server-only'
import { cache } from 'react'
import { CategoriesDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { buildCategoryTree } from './build-category-tree'
import type { CategoryNode } from './list-types'

const load = cache((market: MarketAlias, lang: Lang) => {
  const site = { market, lang }
  return cached('categories', { site }, async () => {
    const { categories } = await serverQuery(site, CategoriesDocument, { includeHidden: false })
    return buildCategoryTree(present(categories))
  })
})

/** The market's categories as a tree (R-LIST-10); throws AppError when the service fails. */
export const loadCategoryTree = (site: MarketLang): Promise<CategoryNode[]> => load(site.market, site.lang)
