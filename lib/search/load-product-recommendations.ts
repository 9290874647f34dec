import 'server-only'
import { cached } from '@/lib/cache/cached'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import type { MarketLang } from '@/lib/market/site'
import { LEAST_IN_ROW } from '@/lib/product/card-row'
import type { ProductModel } from '@/lib/product/product-types'
import { PRESENTED_CUSTOM, type SearchProduct } from './map-search-product'
import { querySearch } from './query-search'
import { recommendedProducts } from './recommended-products'
import { recommendationsSchema } from './search-answer-schema'
import { searchKey } from './search-key'

/**
 * Rows of recommendations on a product page: products to wear with the product, alternatives, and, if one of these rows
 * is empty, products of its series. Each product is in one row at most.
 */
export type ProductRecommendations = Record<'styleWith' | 'alternatives' | 'series', SearchProduct[]>

type Base = Pick<ProductModel, 'productId' | 'alias' | 'articleNumber'>

const NONE: ProductRecommendations = { styleWith: [], alternatives: [], series: [] }
/** More products are requested than shown, because invalid and repeated ones are dropped. */
const ASKED = 8
/** Products side by side on a wide screen. */
const MOST_IN_ROW = 4
/** Timeout in ms. It is short, because the page waits for these rows although they are its last part. */
const TIMEOUT = 1500

async function fetchRecommendations(
  site: MarketLang,
  { productId, articleNumber }: Base,
): Promise<ProductRecommendations> {
  const answer = await querySearch(
    site,
    recommendationsSchema,
    (service) =>
      service.productPage(
        { productKey: articleNumber, presentCustom: PRESENTED_CUSTOM, notify: false },
        {
          recommendationLists: [
            { id: 'style-with', algorithm: 'STYLE_WITH', limit: ASKED },
            { id: 'alternatives', algorithm: 'ALTERNATIVES', limit: ASKED },
            { id: 'series', algorithm: 'MORE_FROM_SERIES', limit: ASKED },
          ],
        },
      ),
    TIMEOUT,
  )
  const shown = new Set([productId])
  const takeRow = (listId: string): SearchProduct[] => {
    const row = recommendedProducts(answer, listId, (id) => shown.has(id)).slice(0, MOST_IN_ROW)
    if (row.length < LEAST_IN_ROW) return []
    for (const { card } of row) shown.add(card.productId)
    return row
  }
  const styleWith = takeRow('style-with')
  const alternatives = takeRow('alternatives')
  // two rows at most, because every card adds to the size of the page
  const hasBoth = styleWith.length > 0 && alternatives.length > 0
  return { styleWith, alternatives, series: hasBoth ? [] : takeRow('series') }
}

/** The rows of a product's page. Never throws: on failure the page has no rows and is cached for a short time only. */
export async function loadProductRecommendations(site: MarketLang, product: Base): Promise<ProductRecommendations> {
  const { alias, articleNumber } = product
  if (articleNumber === '') return NONE
  const scope = { site, alias, key: searchKey('product-page', '', articleNumber) }
  const loading = cached('recommendations', scope, () => fetchRecommendations(site, product))
  return loadOptionalPart('recommendations', site, loading, NONE)
}
