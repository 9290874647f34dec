import 'server-only'
import { ProductAliasesDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import type { CategoryNode } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { enumerateProducts, type FetchAliases, type PathsById } from './enumerate-products'

type Place = Pick<Site, 'market' | 'lang'>

const aliasPages =
  (site: Place, categoryAlias: string): FetchAliases =>
  async ({ skip, take, price }) => {
    const filter = { sort: 'ALPHABETICAL' as const, ...(price && { price }) }
    const { products } = await serverQuery(site, ProductAliasesDocument, { skip, take, categoryAlias, filter })
    const found = present(products?.products).flatMap(({ productId, canonicalUrl: path }) =>
      path ? [{ productId, path }] : [],
    )
    return { count: products?.count ?? 0, products: found }
  }

/** Products below a category, children first: where they already cover the parent, it is not asked again. */
export async function loadCategoryProducts(site: Place, category: CategoryNode): Promise<PathsById> {
  const below: PathsById = {}
  for (const child of category.children) Object.assign(below, await loadCategoryProducts(site, child))
  const fetchAliases = aliasPages(site, category.alias)
  const { count } = await fetchAliases({ skip: 0, take: 1 })
  if (count <= Object.keys(below).length) return below
  return Object.assign(below, await enumerateProducts(fetchAliases))
}
