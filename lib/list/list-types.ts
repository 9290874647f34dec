import type { Alternate, ProductCardModel } from '@/lib/product/product-types'

export type CategoryLink = { categoryId: number; name: string; canonicalUrl: string; image: string | null }

/** A category with its children, sorted; drives menu and breadcrumbs (R-LIST-10). */
export type CategoryNode = CategoryLink & { parentCategoryId: number; alias: string; children: CategoryNode[] }

/** A tab of a category list: the whole category, with `name` null, or one of its children. */
export type ListTab = { name: string | null; canonicalUrl: string; isCurrent: boolean }

export type FacetValue = { id: string; label: string; count: number; parentId: string | null }
export type Facet = { id: string; type: string; label: string; values: FacetValue[] }

/** Orders that the shop uses; `CUSTOM_1` sorts coming products by date of arrival, soonest first. */
export const SORTS = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'CUSTOM_1', 'PRICE', 'PRICE_DESC'] as const
export type Sort = (typeof SORTS)[number]

/** Every kind of list of the commerce service, with the name of its route (R-LIST-07). */
export const LIST_KINDS = ['category', 'brand', 'campaign', 'list', 'new-arrivals', 'bestsellers', 'incoming'] as const
export type ServedListKind = (typeof LIST_KINDS)[number]
/** `search` is the list of the search service. */
export type ListKind = ServedListKind | 'search'

/** One page of a product list. */
export type ListPage = {
  kind: ServedListKind
  heading: string
  description: string | null
  secondaryDescription: string | null
  /** Path of the plain list, without market, language or query. */
  canonicalUrl: string
  image: string | null
  meta: { title: string; description: string }
  breadcrumbs: { name: string; canonicalUrl: string }[]
  /** The same list in every market and language that has it. */
  alternates: Alternate[]
  tabs: ListTab[]
  products: ProductCardModel[]
  sort: Sort
  page: number
  pageCount: number
  totalCount: number
}
