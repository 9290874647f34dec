import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { createSearchApi } from './create-search-api'

/** Removes some or all of the session's recent searches (R-SEARCH-10). Failures are ignored (R-SEARCH-11). */
export const forgetSearches = (shop: Shop, phrases: string[] | 'removeAll'): Promise<void> =>
  createSearchApi(shop)
    .then(({ notify }) => notify.removeRecentSearches(phrases))
    .catch(() => {})

/** Removes all products the session has looked at (R-SEARCH-10). Failures are ignored (R-SEARCH-11). */
export const forgetViewed = (shop: Shop): Promise<void> =>
  createSearchApi(shop)
    .then(({ notify }) => notify.removeRecentlyViewed('removeAll'))
    .catch(() => {})
