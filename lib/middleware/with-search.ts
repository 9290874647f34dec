import { pathPrefix } from '@/lib/market/site'
import { matchSegments } from '@/lib/routing/match-route'
import { tidySearchText } from '@/lib/routing/search-text'
import { writePath } from './read-path'
import type { WithMarket } from './with-market'

/** What a form without JavaScript sends: `/s?q=text`. */
const FIELD = 'q'

/** The text in the field, and the query without it; null where the address has no such field. */
function takeField(search: string): { text: string; search: string } | null {
  const params = new URLSearchParams(search)
  const text = params.get(FIELD)
  if (text === null) return null
  params.delete(FIELD)
  return { text, search: params.size > 0 ? `?${params}` : '' }
}

/**
 * Gives a search its one address, `/s/{text}` (R-ROUTE-26): a text with slashes becomes one segment, one that came in a
 * form's field moves into the path. Other visits stay as they are.
 */
export function withSearch(placed: WithMarket): WithMarket {
  const { site, segments } = placed
  if (matchSegments(site.lang, segments)?.route.name !== 'search') return placed
  const [word = '', ...parts] = segments
  const field = parts.length === 0 ? takeField(placed.search) : null
  const text = tidySearchText(field?.text ?? parts.join('/'))
  const found = text === '' ? [word] : [word, text]
  // without a text the address of the page would not change
  const search = field && text !== '' ? field.search : placed.search
  return { ...placed, segments: found, path: writePath(pathPrefix(site), found), search }
}
