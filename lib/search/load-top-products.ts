import 'server-only'
import { cached } from '@/lib/cache/cached'
import type { MarketLang } from '@/lib/market/site'
import { PRESENTED_CUSTOM, type SearchProduct } from './map-search-product'
import { querySearch } from './query-search'
import { recommendedProducts } from './recommended-products'
import { recommendationsSchema } from './search-answer-schema'
import { searchKey } from './search-key'

const LIST_ID = 'top-products'
const MOST = 8
/** Timeout in ms. It is short, because the row is the last part of the page. */
const TIMEOUT = 1500

/** Loads the bestsellers; empty when the service hides the list. Throws AppError when it fails. */
export const loadTopProducts = (site: MarketLang): Promise<SearchProduct[]> =>
  cached('searchHelp', { site, key: searchKey(LIST_ID, '') }, async () => {
    const answer = await querySearch(
      site,
      recommendationsSchema,
      (service) =>
        service.landingPage(
          { pageReference: '/', presentCustom: PRESENTED_CUSTOM, notify: false },
          { recommendationLists: [{ id: LIST_ID, algorithm: 'TOP_PRODUCTS', limit: MOST }] },
        ),
      TIMEOUT,
    )
    return recommendedProducts(answer, LIST_ID)
  })
