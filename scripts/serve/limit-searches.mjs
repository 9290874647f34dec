import { addressGroup, CLIENT_ADDRESS, shortAddress } from '../../lib/http/client-address.mjs'
import { createRateLimit } from '../../lib/http/rate-limit.mjs'
import { SEARCH_LIMITED, SEARCH_RETRY_AFTER } from '../../lib/http/search-limited.mjs'
import { logLine } from '../../lib/log/log-line.mjs'

const MINUTE = 60_000
const DATA = /^\/api\/search\//
/** A search at its own address, with a language or market and language in front; other spellings are redirected. */
const PAGE = /^\/(?:[a-z]{2}\/){0,2}s(?:\/|$)/

const REFUSAL = { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': String(SEARCH_RETRY_AFTER) } }

/** The search service was not asked: the answer was stored, or only the address was corrected. @param {import('node:http').ServerResponse} response */
function wasFree(response) {
  const stored = response.getHeader('x-nextjs-cache')
  return stored === 'HIT' || (!stored && response.statusCode >= 300 && response.statusCode < 400)
}

/**
 * Limits how many searches a visitor can make the shop ask its search service; what is stored costs nothing. Past the
 * limit the JSON of a search is refused here, its page is left to the middleware, which shows one in the visitor's language.
 * @param {number} perMinute searches of one visitor
 */
export function createSearchLimit(perMinute) {
  const mayAsk = createRateLimit({ most: perMinute, within: MINUTE })
  /**
   * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
   * @returns {{ status: number, headers: Record<string, string> } | null} a refusal
   */
  return (request, response) => {
    delete request.headers[SEARCH_LIMITED]
    // resolve `/./`, `/../` and backslashes, as the middleware does
    const { pathname } = new URL(`http://shop${request.url}`)
    const isData = DATA.test(pathname)
    if (!isData && !PAGE.test(pathname)) return null
    const address = String(request.headers[CLIENT_ADDRESS])
    const client = addressGroup(address)
    if (mayAsk(client)) {
      response.once('close', () => {
        if (wasFree(response)) mayAsk.giveBack(client)
      })
      return null
    }
    // the address holds what was searched for
    logLine('warn', 'rate-limited', { path: isData ? '/api/search' : '/s', client: shortAddress(address) })
    if (isData) return REFUSAL
    request.headers[SEARCH_LIMITED] = '1'
    return null
  }
}
