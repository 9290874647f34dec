import { pathPrefix } from '@/lib/market/site'
import { internalPath } from '@/lib/routing/internal-path'
import { matchSegments } from '@/lib/routing/match-route'
import { tidySearchText } from '@/lib/routing/search-text'
import { writePath } from './read-path'
import type { WithMarket } from './with-market'

/** What a form without JavaScript sends: `/s?q=text`. */
const FIELD = 'q'
/** First word of the address of a search. */
const SEARCH = 's'

/** The text in the field, and the query without it; null where the address has no such field. */
function takeField(search: string): { text: string; search: string } | null {
  const params = new URLSearchParams(search)
  const text = params.get(FIELD)
  if (text === null) return null
  params.delete(FIELD)
  return { text, search: params.size > 0 ? `?${params}` : '' }
}

/** T30: an address under `/list` whose text cannot be the alias of a list becomes a search for that text. */
function fromList(placed: WithMarket): WithMarket {
  const match = matchSegments(placed.site.lang, placed.segments)
  if (match?.route.name !== 'list-lookup' || internalPath('/:alias', match.params) !== null) return placed
  return { ...placed, segments: [SEARCH, ...placed.segments.slice(1)], redirect: 307 }
}

/**
 * Gives every search one address, `/s/{text}` (R-ROUTE-26): a text with slashes becomes one segment, the text of a form
 * moves from the query into the path. Other visits are returned unchanged.
 */
export function withSearch(visit: WithMarket): WithMarket {
  const placed = fromList(visit)
  const { site, segments } = placed
  if (matchSegments(site.lang, segments)?.route.name !== 'search') return visit
  const parts = segments.slice(1)
  const field = parts.length === 0 ? takeField(placed.search) : null
  const text = tidySearchText(field?.text ?? parts.join('/'))
  const found = text === '' ? [SEARCH] : [SEARCH, text]
  // without a text, `/s` stays as it is, query included
  const search = field && text !== '' ? field.search : placed.search
  return { ...placed, segments: found, path: writePath(pathPrefix(site), found), search }
}
