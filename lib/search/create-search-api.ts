import 'client-only'
import type { Shop } from '@/lib/store/shop'
import type { SearchApi } from './search-api'
import { searchConfig } from './search-config'
import { readSearchKeys } from './search-session'
import { watchSearchEvents } from './watch-search-events'

const APIS = new WeakMap<Shop, Promise<SearchApi>>()

async function createApi(shop: Shop): Promise<SearchApi> {
  const { elevate } = await import('@apptus/esales-api')
  const api = elevate(searchConfig(shop, () => readSearchKeys(shop)))
  watchSearchEvents(shop, api)
  return api
}

/**
 * The tab's client of the search service. To be called only when the shopper searches: the first call loads the vendor's
 * code and begins the session, whose events are sent to the service from then on (T32).
 * Rejects when the code cannot be loaded or the configuration is wrong (R-SEARCH-04); the next call tries again.
 */
export function createSearchApi(shop: Shop): Promise<SearchApi> {
  const api = APIS.get(shop) ?? createApi(shop)
  APIS.set(shop, api)
  api.catch(() => APIS.delete(shop))
  return api
}
