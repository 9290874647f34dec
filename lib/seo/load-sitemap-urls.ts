import 'server-only'
import type { MenuItem } from '@/lib/content/content-types'
import { loadContentPages } from '@/lib/content/load-content-pages'
import { loadMenu } from '@/lib/content/load-menu'
import { flattenTree } from '@/lib/list/build-category-tree'
import { isListPath } from '@/lib/list/list-place'
import { loadBrands } from '@/lib/list/load-brands'
import { loadCategoryTree } from '@/lib/list/load-category-tree'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import { canonicalUrl } from '@/lib/routing/alternates'
import { routePath } from '@/lib/routing/href'
import type { PathsById } from './enumerate-products'
import { loadCategoryProducts, loadProductsAt } from './load-product-paths'

const flattenMenu = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, children }) => [href, ...flattenMenu(children)])

/**
 * Lists that the service does not enumerate and only the menus link to: new arrivals, bestsellers, lists of the
 * merchant.
 */
async function loadMenuLists(site: Site): Promise<string[]> {
  const menus = await Promise.all((['main-desktop', 'footer-shop'] as const).map((place) => loadMenu(site, place)))
  const prefix = pathPrefix(site)
  return menus
    .flatMap((menu) => flattenMenu(menu?.items ?? []))
    .filter((href) => href.startsWith(`${prefix}/`) && !/[?#]/.test(href))
    .map((href) => decodeURIComponent(href.slice(prefix.length)))
    .filter((path) => isListPath(site.lang, path))
}

async function loadPaths(site: Site): Promise<string[]> {
  const [tree, pages, lists, brands] = await Promise.all([
    loadCategoryTree(site),
    loadContentPages(site),
    loadMenuLists(site),
    loadBrands(site),
  ])
  const campaigns = new Set<string>()
  const products: PathsById = {}
  // One category at a time, to limit the load on the backend.
  for (const root of tree) Object.assign(products, await loadCategoryProducts(site, root, campaigns))
  Object.assign(products, await loadProductsAt(site, routePath(site.lang, 'incoming'), campaigns))
  return [
    '/',
    ...flattenTree(tree).map(({ canonicalUrl: path }) => path),
    ...lists,
    ...(['brands', 'returns', 'withdrawal', 'tracking', 'complaint', 'cookies'] as const).map((name) =>
      routePath(site.lang, name),
    ),
    ...brands.map(({ canonicalUrl: path }) => path),
    ...campaigns,
    ...Object.values(products),
    ...pages.map(({ canonicalUrl: path }) => path),
  ]
}

/** All addresses of a market's domain, in each of its languages. Throws AppError when the service fails. */
export async function loadSitemapUrls(market: MarketAlias): Promise<string[]> {
  const urls: string[] = []
  for (const lang of MARKETS[market].languages) {
    const site = { market, lang, mode: 'domain' } as const
    urls.push(...(await loadPaths(site)).map((path) => canonicalUrl(site, path)))
  }
  return [...new Set(urls)]
}
