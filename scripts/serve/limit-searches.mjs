import { addressGroup, CLIENT_ADDRESS, shortAddress } from '../../lib/http/client-address.mjs'
import { createRateLimit } from '../../lib/http/rate-limit.mjs'
import { SEARCH_LIMITED, SEARCH_RETRY_AFTER } from '../../lib/http/search-limited.mjs'
import { logLine } from '../../lib/log/log-line.mjs'

const MINUTE = 60_000
const DATA = /^\/api\/search\//
/** Paths of search pages, with an optional prefix of market and language. Other spellings are redirected to these. */
const PAGE = /^\/(?:[a-z]{2}\/){0,2}s(?:\/|$)/

const REFUSAL = { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': String(SEARCH_RETRY_AFTER) } }

/**
 * Whether the search service was not called: the page was cached, or the answer is a redirect.
 * @param {import('node:http').ServerResponse} response
 */
function wasFree(response) {
  const stored = response.getHeader('x-nextjs-cache')
  return stored === 'HIT' || (!stored && response.statusCode >= 300 && response.statusCode < 400)
}

/**
 * Limits how often the requests of one visitor may call the search service; cached answers are not counted. Above the
 * limit, JSON requests are refused here; for search pages the middleware shows a page in the visitor's language.
 * @param {number} perMinute searches of one visitor per minute
 */
export function createSearchLimit(perMinute) {
  const takeToken = createRateLimit({ most: perMinute, within: MINUTE })
  /**
   * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
   * @returns {{ status: number, headers: Record<string, string> } | null} a refusal; null when the request may proceed
   */
  return (request, response) => {
    delete request.headers[SEARCH_LIMITED]
    // Resolves `/./`, `/../` and backslashes, as the middleware does.
    const { pathname } = new URL(`http://shop${request.url}`)
    const isData = DATA.test(pathname)
    if (!isData && !PAGE.test(pathname)) return null
    const address = String(request.headers[CLIENT_ADDRESS])
    const client = addressGroup(address)
    if (takeToken(client)) {
      response.once('close', () => {
        if (wasFree(response)) takeToken.giveBack(client)
      })
      return null
    }
    // Do not log the URL, because it contains the search text.
    logLine('warn', 'rate-limited', { path: isData ? '/api/search' : '/s', client: shortAddress(address) })
    if (isData) return REFUSAL
    request.headers[SEARCH_LIMITED] = '1'
    return null
  }
}
