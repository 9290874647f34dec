import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import { listPlace } from '@/lib/list/list-place'
import { decodeListSegment } from '@/lib/list/list-query'
import { siteFromParams } from '@/lib/market/site'
import { decodeSearchSegment } from '@/lib/routing/search-text'
import type { Decision } from './decision'
import { readPath, writePath } from './read-path'

const NOT_FOUND: Decision = { type: 'respond', status: 404, body: 'Not found' }
const LIST_API = '/api/list/'
/** First word of a search below it; the text follows as an internal segment. */
const SEARCH = 's'
/** No list lies deeper. */
const MAX_DEPTH = 10

/** True for the one spelling of an address that `fetch-list-page.ts` asks for. */
function isListAddress(pathname: string): boolean {
  const { segments, malformed } = readPath(pathname)
  const [, , market = '', lang = '', query = '', ...path] = segments
  if (malformed || writePath('', segments) !== pathname) return false
  const site = siteFromParams({ market, lang })
  if (site?.mode !== 'domain' || path.length > MAX_DEPTH) return false
  if (decodeListSegment(query) === null) return false
  const [first, search = '', ...rest] = path
  if (first === SEARCH && rest.length === 0) return Boolean(decodeSearchSegment(search))
  return listPlace(site.lang, path) !== null
}

/**
 * Addresses that are no pages: what is unknown under them is answered here, before the framework draws and stores a
 * not-found page for each of them (T28). Null for pages.
 */
export function decideReserved(pathname: string): Decision | null {
  if (pathname.startsWith('/_next/') && !IS_DEVELOPMENT) return NOT_FOUND
  if (!pathname.startsWith(LIST_API)) return null
  return isListAddress(pathname) ? { type: 'next' } : NOT_FOUND
}
