import 'client-only'
import type { SearchOrigin } from '@apptus/esales-api'
import { searchFormHref } from '@/lib/routing/search-href'
import { tidySearchText } from '@/lib/routing/search-text'
import type { Shop } from '@/lib/store/shop'
import type { SearchApi } from './search-api'
import { searchWords } from './search-words'

/** The text of a search page; empty for the path of any other page. */
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
 * Tells the service that this session has opened a search page, and from where (R-SEARCH-08): the page itself comes from
 * the shop's server, which asks for everybody alike. It is where recent searches come from.
 */
export async function reportSearch(shop: Shop, { query }: Pick<SearchApi, 'query'>, path: string): Promise<void> {
  const text = searchedText(shop, path)
  const { searchSession, setSearchSession } = shop.store.getState()
  // the origin belongs to one click, even if the click leads to a page without results
  setSearchSession({ origin: 'ORGANIC' })
  if (text === '') return
  const { words, isExact } = searchWords(text)
  const origin: SearchOrigin = isExact ? 'UNDO_AUTO_CORRECT' : searchSession.origin
  await query.searchPage({ q: words, origin, limit: 1 })
}
