import 'client-only'
import type { SearchOrigin } from '@apptus/esales-api'
import { searchFormHref } from '@/lib/routing/search-href'
import { tidySearchText } from '@/lib/routing/search-text'
import type { Shop } from '@/lib/store/shop'
import type { SearchApi } from './search-api'
import { searchWords } from './search-words'

/** The text of a search page; '' for any other path. */
function searchedText({ config }: Shop, path: string): string {
  const start = `${searchFormHref(config.site)}/`
  if (!path.startsWith(start)) return ''
  try {
    return tidySearchText(decodeURIComponent(path.slice(start.length)))
  } catch {
    return ''
  }
}

/**
 * Reports to the service that this session has opened a search page, and its origin (R-SEARCH-08). The results
 * themselves come from the shop's server, which uses one session for all visitors. Recent searches depend on this
 * report.
 */
export async function reportSearch(shop: Shop, { query }: Pick<SearchApi, 'query'>, path: string): Promise<void> {
  const text = searchedText(shop, path)
  const { searchSession, setSearchSession } = shop.store.getState()
  // the origin belongs to one click, even if that click opens another page than a search
  setSearchSession({ origin: 'ORGANIC' })
  if (text === '') return
  const { words, isExact } = searchWords(text)
  const origin: SearchOrigin = isExact ? 'UNDO_AUTO_CORRECT' : searchSession.origin
  await query.searchPage({ q: words, origin, limit: 1 })
}
