import { count, startClock } from '../../lib/metrics/record.mjs'

const FILE = /^\/(?:_next\/|icons\/|(?:favicon\.ico|sw\.js|robots\.txt|sitemap\.xml|manifest\.webmanifest)(?:\?|$))/
const PROBE = /^\/api\/(?:health|metrics)(?:\?|$)/
const ROUTE = /^\/(?:api\/|graphql(?:\?|$))/

/**
 * Kind of a request, for metrics: one of a fixed set, independent of what visitors send.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 */
export function kindOf({ url = '', headers }) {
  if (FILE.test(url)) return 'file'
  if (PROBE.test(url)) return 'probe'
  if (ROUTE.test(url)) return 'api'
  if (headers['next-router-prefetch'] || headers['next-router-segment-prefetch']) return 'prefetch'
  return headers.rsc ? 'navigation' : 'document'
}

/**
 * Counts an answer when it has ended; if the client disconnected before, with the status `aborted`.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function countRequest(request, response) {
  const stop = startClock('requestSeconds')
  const kind = kindOf(request)
  response.once('close', () => {
    stop({ kind })
    count('requests', { kind, status: response.writableFinished ? String(response.statusCode) : 'aborted' })
  })
}
