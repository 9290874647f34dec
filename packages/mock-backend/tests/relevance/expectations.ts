import type { CategoryKey } from '#catalogue/category-ids'
import type { PageKey } from '#catalogue/cms/page-keys'
import type { Expectation, ProductWish, QuerySort, RelevanceQuery } from './relevance-types'

/** A query of a relevance set, short enough for one line. */
export const query = (sort: QuerySort, q: string, first: Expectation): RelevanceQuery => ({ q, sort, first })

/** All of the first five products fulfil the wish. */
export const all = (products: ProductWish): Expectation => ({ products, share: 'all' })
/** At least three of the first five products fulfil the wish. */
export const most = (products: ProductWish): Expectation => ({ products, share: 'most' })
/** At least one of the first five products fulfils the wish. */
export const some = (products: ProductWish): Expectation => ({ products, share: 'some' })

/** The first results include one of these content pages. */
export const page = (...pages: PageKey[]): Expectation => ({ page: { pages } })
/** The first results include the list of a category. */
export const categoryPage = (category: CategoryKey): Expectation => ({ page: { category } })
/** The first results include the list of a brand. */
export const brandPage = (brand: string): Expectation => ({ page: { brand } })
