import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import { listPlace } from '@/lib/list/list-place'
import { decodeListSegment } from '@/lib/list/list-query'
import { siteFromParams } from '@/lib/market/site'
import { decodeSearchSegment } from '@/lib/routing/search-text'
import type { Decision } from './decision'
import { readPath, writePath } from './read-path'

const NOT_FOUND: Decision = { type: 'respond', status: 404, body: 'Not found' }
/** JSON of lists and searches. */
const JSON_API = /^\/api\/(?:list|search)\//
/** Maximum number of segments in the path of a list. */
const MAX_DEPTH = 10

/** True for the form of an address that `fetch-list-page.ts` requests. */
function isListAddress(pathname: string): boolean {
  const { segments, malformed } = readPath(pathname)
  const [, api, market = '', lang = '', query = '', ...path] = segments
  if (malformed || writePath('', segments) !== pathname) return false
  const site = siteFromParams({ market, lang })
  if (site?.mode !== 'domain' || decodeListSegment(query) === null) return false
  if (api === 'search') return path.length === 1 && Boolean(decodeSearchSegment(path[0] ?? ''))
  return path.length <= MAX_DEPTH && listPlace(site.lang, path) !== null
}

/**
 * Decides addresses that are not pages; null for pages. Unknown addresses get a 404 here, before the framework renders
 * and caches a not-found page for each (T28).
 */
export function decideReserved(pathname: string): Decision | null {
  if (pathname.startsWith('/_next/') && !IS_DEVELOPMENT) return NOT_FOUND
  if (!JSON_API.test(pathname)) return null
  return isListAddress(pathname) ? { type: 'next' } : NOT_FOUND
}
