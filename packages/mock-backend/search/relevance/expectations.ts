import type { CategoryKey } from '#catalogue/category-ids'
import type { PageKey } from '#catalogue/cms/page-keys'
import type { Expectation, ProductWish, QuerySort, RelevanceQuery } from './relevance-types'

/** One query on one row of a set. */
export const query = (sort: QuerySort, q: string, first: Expectation): RelevanceQuery => ({ q, sort, first })

/** Each of the first five products. */
export const all = (products: ProductWish): Expectation => ({ products, share: 'all' })
/** At least three of the first five products. */
export const most = (products: ProductWish): Expectation => ({ products, share: 'most' })
/** At least one of the first five products. */
export const some = (products: ProductWish): Expectation => ({ products, share: 'some' })

/** One of these content pages. */
export const page = (...pages: PageKey[]): Expectation => ({ page: { pages } })
/** The list of a category. */
export const categoryPage = (category: CategoryKey): Expectation => ({ page: { category } })
/** The list of a brand. */
export const brandPage = (brand: string): Expectation => ({ page: { brand } })
