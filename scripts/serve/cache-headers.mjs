import { LIMIT_RETRY_AFTER } from '../../lib/http/over-limit.mjs'

/** The framework's Cache-Control of a stored page: lifetime in shared caches, in seconds. */
const STORED = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/
/** Lifetime in shared caches, in seconds, of pages that are being renewed, or without a tag for purge requests. */
const SHORT = 1
const NOT_FOUND = 404
const LIMITED = 429
const FIRST_REDIRECT = 300
const NOT_MODIFIED = 304
/** Files without a hash in their name whose content never changes; a changed icon gets a new name. */
const LASTING = /^\/(?:icons\/[\w.-]+|favicon\.ico)(?:\?|$)/
const YEAR = 'public, max-age=31536000'
const FOUND = [200, 304]

/**
 * Directives of a stored page: shared caches store it for its lifetime, browsers revalidate each time and get a `304`.
 * @param {{ life: number, grace?: number, status: number, isOld: boolean }} page in seconds; `isOld`: use `SHORT`
 */
function directives({ life, grace, status, isOld }) {
  const shared = isOld ? Math.min(life, SHORT) : life
  // stale-while-revalidate would show a page that is already old for another period, and a 404 for a day.
  const hasGrace = grace !== undefined && shared > SHORT && status !== NOT_FOUND
  const late = hasGrace ? `, stale-while-revalidate=${grace}` : ''
  return `s-maxage=${shared}${late}, max-age=0, must-revalidate`
}

/**
 * Sets Cache-Control of stored pages and icons; other answers keep theirs. Must be called when the headers are final.
 * @param {import('node:http').ServerResponse} response
 * @param {{ hasEdge: boolean, status: number, url?: string }} options `hasEdge`: the caches in front get purge requests
 *   (`EDGE_PURGE_URLS`)
 */
export function writeCacheControl(response, { hasEdge, status, url = '' }) {
  if (!hasEdge) response.removeHeader('cache-tag')
  if (status === LIMITED) {
    // The page is stored, but this answer is for one visitor.
    response.setHeader('cache-control', 'no-store')
    response.setHeader('retry-after', String(LIMIT_RETRY_AFTER))
    return
  }
  if (LASTING.test(url) && FOUND.includes(status)) response.setHeader('cache-control', YEAR)
  // Without the header, caches may store a redirect or a refusal as long as they like.
  if (status >= FIRST_REDIRECT && status !== NOT_MODIFIED && !response.getHeader('cache-control'))
    response.setHeader('cache-control', 'no-store')
  const stored = STORED.exec(String(response.getHeader('cache-control') ?? ''))
  if (!stored) return
  const [, life, grace] = stored
  const isRenewed = response.getHeader('x-nextjs-cache') === 'STALE'
  const isUntagged = hasEdge && !response.getHeader('cache-tag')
  const page = { life: Number(life), status, isOld: isRenewed || isUntagged }
  response.setHeader('cache-control', directives({ ...page, ...(grace && { grace: Number(grace) }) }))
}
