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
 * The search client of the tab. Call it only when the shopper searches: the first call loads the vendor's code and
 * starts the session, whose events are reported from then on (T32). Rejects when the code cannot be loaded or the
 * configuration is invalid (R-SEARCH-04); the next call tries again.
 */
export function createSearchApi(shop: Shop): Promise<SearchApi> {
  const api = APIS.get(shop) ?? createApi(shop)
  APIS.set(shop, api)
  api.catch(() => APIS.delete(shop))
  return api
}
