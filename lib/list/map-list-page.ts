import type { ListPageInfoQuery, ProductsQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { plainText } from '@/lib/content/sanitize-html'
import { mapProductCards } from '@/lib/product/map-product-card'
import { categoryLink, pathToCategory } from './build-category-tree'
import { pageCountOf } from './list-filter'
import type { ListQuery } from './list-query'
import { effectiveSort } from './list-sort'
import { listTabs } from './list-tabs'
import type { CategoryNode, ListPage } from './list-types'

type Info = NonNullable<ListPageInfoQuery['listPageInfo']>
type Result = ProductsQuery['products']

const shown = (text: string | null, isHidden: boolean): string | null => (text && !isHidden ? plainText(text) : null)

/** One page of a category's list (T16); null past the end. The first page of an empty category is there, and empty. */
export function mapListPage(
  info: Info,
  result: Result,
  tree: readonly CategoryNode[],
  query: ListQuery,
): ListPage | null {
  const totalCount = result?.count ?? 0
  const pageCount = pageCountOf(totalCount)
  if (query.page > pageCount) return null
  const canonicalUrl = info.canonicalUrl ?? `/c/${info.alias}`
  const children = present(info.subCategories)
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => a.order - b.order)
    .map(categoryLink)
  const path = pathToCategory(tree, info.id).map(({ name, canonicalUrl: url }) => ({ name, canonicalUrl: url }))
  return {
    kind: 'category',
    categoryId: info.id,
    heading: info.name,
    description: shown(info.primaryDescription, info.hideDescription),
    secondaryDescription: shown(info.secondaryDescription, info.hideDescription),
    canonicalUrl,
    image: info.primaryImage,
    meta: { title: info.meta?.title || info.name, description: info.meta?.description ?? '' },
    breadcrumbs: path.length > 0 ? path : [{ name: info.name, canonicalUrl }],
    tabs: listTabs(tree, { categoryId: info.id, canonicalUrl }, children),
    products: mapProductCards(result?.products ?? null),
    sort: effectiveSort(query.sort),
    page: query.page,
    pageCount,
    totalCount,
  }
}
