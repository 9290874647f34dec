import type { ListPageInfoQuery, ProductsQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { plainText } from '@/lib/content/sanitize-html'
import { mapProductCards } from '@/lib/product/map-product-card'
import { categoryLink, pathToCategory } from './build-category-tree'
import { pageCountOf } from './list-filter'
import type { ListQuery } from './list-query'
import { effectiveSort } from './list-sort'
import { listTabs } from './list-tabs'
import type { CategoryNode, ListPage, ServedListKind } from './list-types'

type Info = NonNullable<ListPageInfoQuery['listPageInfo']>
type Result = ProductsQuery['products']

const shown = (text: string | null, isHidden: boolean): string | null => (text && !isHidden ? plainText(text) : null)

/** One page of a list (T16); null past the last page. An empty list has one empty page. */
export function mapListPage(
  info: Info,
  result: Result,
  { kind, tree, query }: { kind: ServedListKind; tree: readonly CategoryNode[]; query: ListQuery },
): ListPage | null {
  const totalCount = result?.count ?? 0
  const pageCount = pageCountOf(totalCount)
  if (query.page > pageCount) return null
  const canonicalUrl = info.canonicalUrl ?? ''
  const children = present(info.subCategories)
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => a.order - b.order)
    .map(categoryLink)
  const path = kind === 'category' ? pathToCategory(tree, info.id) : []
  return {
    kind,
    heading: info.name,
    description: shown(info.primaryDescription, info.hideDescription),
    secondaryDescription: shown(info.secondaryDescription, info.hideDescription),
    canonicalUrl,
    image: info.primaryImage,
    meta: { title: info.meta?.title || info.name, description: info.meta?.description ?? '' },
    breadcrumbs:
      path.length > 0
        ? path.map(({ name, canonicalUrl: url }) => ({ name, canonicalUrl: url }))
        : [{ name: info.name, canonicalUrl }],
    alternates: present(info.alternativeUrls).map(({ culture, channelId, url }) => ({ culture, channelId, url })),
    tabs: kind === 'category' ? listTabs(tree, { categoryId: info.id, canonicalUrl }, children) : [],
    products: mapProductCards(result?.products ?? null),
    sort: effectiveSort(query.sort, kind),
    page: query.page,
    pageCount,
    totalCount,
  }
}
