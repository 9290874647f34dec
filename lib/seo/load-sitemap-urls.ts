import 'server-only'
import { loadContentPages } from '@/lib/content/load-content-pages'
import { flattenTree } from '@/lib/list/build-category-tree'
import { loadCategoryTree } from '@/lib/list/load-category-tree'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import { canonicalUrl } from '@/lib/routing/alternates'
import type { PathsById } from './enumerate-products'
import { loadCategoryProducts } from './load-category-products'

/** Every address of a market's domain that exists, in each of its languages; throws AppError when the service fails. */
export async function loadSitemapUrls(market: MarketAlias): Promise<string[]> {
  const urls: string[] = []
  for (const lang of MARKETS[market].languages) {
    const site = { market, lang, mode: 'domain' } as const
    const [tree, pages] = await Promise.all([loadCategoryTree(site), loadContentPages(site)])
    const products: PathsById = {}
    // One category after the other: a crawler's question must not take the backend from the shoppers.
    for (const root of tree) Object.assign(products, await loadCategoryProducts(site, root))
    const paths = [
      '/',
      ...flattenTree(tree).map(({ canonicalUrl }) => canonicalUrl),
      ...Object.values(products),
      ...pages.map(({ canonicalUrl }) => canonicalUrl),
    ]
    urls.push(...paths.map((path) => canonicalUrl(site, path)))
  }
  return [...new Set(urls)]
}
