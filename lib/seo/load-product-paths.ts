import 'server-only'
import { ProductAliasesDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import type { CategoryNode } from '@/lib/list/list-types'
import type { MarketLang } from '@/lib/market/site'
import { productPath } from '@/lib/product/product-path'
import { enumerateProducts, type FetchAliases, type PathsById } from './enumerate-products'

/** A list, and the set to which the paths of its products' campaigns are added. */
type Source = { selector: { categoryAlias: string } | { url: string }; campaigns: Set<string> }

const aliasPages =
  (site: MarketLang, { selector, campaigns }: Source): FetchAliases =>
  async ({ skip, take, price }) => {
    const filter = { sort: 'ALPHABETICAL' as const, ...(price && { price }) }
    const { products } = await serverQuery(site, ProductAliasesDocument, { skip, take, ...selector, filter })
    const found = present(products?.products)
    for (const { discountCampaigns } of found)
      for (const { canonicalUrl } of present(discountCampaigns)) if (canonicalUrl) campaigns.add(canonicalUrl)
    return {
      count: products?.count ?? 0,
      products: found.flatMap((product) => {
        const path = productPath(product)
        return path === null ? [] : [{ productId: product.productId, path }]
      }),
    }
  }

/**
 * Paths of the products of a category and its descendants. A category whose children have as many products is not
 * requested. Adds the paths of campaigns to `campaigns`.
 */
export async function loadCategoryProducts(
  site: MarketLang,
  category: CategoryNode,
  campaigns: Set<string>,
): Promise<PathsById> {
  const below: PathsById = {}
  for (const child of category.children) Object.assign(below, await loadCategoryProducts(site, child, campaigns))
  const fetchAliases = aliasPages(site, { selector: { categoryAlias: category.alias }, campaigns })
  const { count } = await fetchAliases({ skip: 0, take: 1 })
  if (count <= Object.keys(below).length) return below
  return Object.assign(below, await enumerateProducts(fetchAliases))
}

/** Paths of the products of a list by its path; empty when there is no such list. */
export const loadProductsAt = (site: MarketLang, url: string, campaigns: Set<string>): Promise<PathsById> =>
  enumerateProducts(aliasPages(site, { selector: { url }, campaigns }))
