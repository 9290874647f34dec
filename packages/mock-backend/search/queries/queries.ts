import type { Query } from '#search/search-context'
import { autocomplete } from './autocomplete'
import { searchPage } from './search-page'

/** Queries by the last part of their address (R-SEARCH-01). */
export const QUERIES: Record<string, Query> = {
  autocomplete,
  'search-page': searchPage,
}
