import 'server-only'
import { cached } from '@/lib/cache/cached'
import type { Site } from '@/lib/market/site'
import { askSearch } from './ask-search'
import { mapProductGroups, PRESENTED_CUSTOM, type SearchProductGroup } from './map-search-product'
import { landingPageSchema } from './search-answer-schema'
import { searchKey } from './search-key'

const LIST_ID = 'top-products'
const MOST = 8
/** The page that the service knows the list by; one for all searches. */
const PAGE = '/s'

type Place = Pick<Site, 'market' | 'lang'>

/** What is bought most; empty where the service shows no such list. Throws AppError when it fails. */
export const loadTopProducts = (site: Place): Promise<SearchProductGroup[]> =>
  cached('searchHelp', { site, key: searchKey(LIST_ID, '') }, async () => {
    const { recommendationLists } = await askSearch(site, landingPageSchema, (service) =>
      service.landingPage(
        { pageReference: PAGE, presentCustom: PRESENTED_CUSTOM, notify: false },
        { recommendationLists: [{ id: LIST_ID, algorithm: 'TOP_PRODUCTS', limit: MOST }] },
      ),
    )
    const list = recommendationLists.find(({ id, visible }) => id === LIST_ID && visible)
    return mapProductGroups(list?.productGroups ?? [])
  })
