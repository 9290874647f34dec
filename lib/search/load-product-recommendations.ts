import 'server-only'
import { cached } from '@/lib/cache/cached'
import { loadLesserPart } from '@/lib/cache/load-lesser-part'
import type { Site } from '@/lib/market/site'
import { LEAST_IN_ROW } from '@/lib/product/card-row'
import type { ProductModel } from '@/lib/product/product-types'
import { askSearch } from './ask-search'
import { PRESENTED_CUSTOM, type SearchProduct } from './map-search-product'
import { recommendedProducts } from './recommended-products'
import { recommendationsSchema } from './search-answer-schema'
import { searchKey } from './search-key'

/**
 * What is worn with a product and what can be had instead of it; more of its series where one of them is missing. No product
 * stands in two of them.
 */
export type ProductRecommendations = Record<'styleWith' | 'alternatives' | 'series', SearchProduct[]>

type Place = Pick<Site, 'market' | 'lang'>
type Base = Pick<ProductModel, 'productId' | 'alias' | 'articleNumber'>

const NONE: ProductRecommendations = { styleWith: [], alternatives: [], series: [] }
/** More are asked for than shown: what cannot be read or is shown already falls out. */
const ASKED = 8
/** As many as stand side by side on a wide screen. */
const MOST_IN_ROW = 4
/** The rows stand below everything else: nobody waits long for them, in ms. */
const TIMEOUT = 1500

async function fetchRecommendations(site: Place, { productId, articleNumber }: Base): Promise<ProductRecommendations> {
  const answer = await askSearch(
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
  // every card weighs on the page's HTML: two rows at most
  const hasBoth = styleWith.length > 0 && alternatives.length > 0
  return { styleWith, alternatives, series: hasBoth ? [] : takeRow('series') }
}

/** The rows of a product's page. Never throws: a page without them is still a page, for a short while. */
export async function loadProductRecommendations(site: Place, product: Base): Promise<ProductRecommendations> {
  const { alias, articleNumber } = product
  if (articleNumber === '') return NONE
  const scope = { site, alias, key: searchKey('product-page', '', articleNumber) }
  const loading = cached('recommendations', scope, () => fetchRecommendations(site, product))
  return loadLesserPart('recommendations', site, loading, NONE)
}
