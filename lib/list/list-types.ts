import type { ProductCardModel } from '@/lib/product/product-types'

export type CategoryLink = { categoryId: number; name: string; canonicalUrl: string; image: string | null }

/** A category with its children, sorted; drives menu and breadcrumbs (R-LIST-10). */
export type CategoryNode = CategoryLink & { parentCategoryId: number; alias: string; children: CategoryNode[] }

/** A neighbour of the list: the family as a whole, where `name` is null, or one of its members. */
export type ListTab = { name: string | null; canonicalUrl: string; isCurrent: boolean }

export type FacetValue = { id: string; label: string; count: number; parentId: string | null }
export type Facet = { id: string; type: string; label: string; values: FacetValue[] }

export const SORTS = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const
export type Sort = (typeof SORTS)[number]

/** Order of a list nobody has sorted (R-LIST-04); it is left out of addresses. */
export const DEFAULT_SORT: Sort = 'LATEST'

/** One page of a product list, ready to draw. */
export type ListPage = {
  kind: 'category'
  categoryId: number
  heading: string
  description: string | null
  secondaryDescription: string | null
  /** Path of the plain list, without market, language or query. */
  canonicalUrl: string
  image: string | null
  meta: { title: string; description: string }
  breadcrumbs: { name: string; canonicalUrl: string }[]
  tabs: ListTab[]
  products: ProductCardModel[]
  sort: Sort
  page: number
  pageCount: number
  totalCount: number
}
