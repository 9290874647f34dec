import { NOTIFICATIONS } from '#search/notifications/notifications'
import { QUERIES } from '#search/queries/queries'
import type { SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { parseNotificationVisitor, parseQueryVisitor } from './parse-visitor'

/** A call: query parameters, parsed body (undefined without a body) and the `Referer` header. */
export type Call = { params: URLSearchParams; body: unknown; referer: string | null }
export type SearchAnswer = { status: number; body?: unknown }
export type SearchOperation = { name: string; answer: (call: Call) => SearchAnswer }

const PATH = /^\/api\/storefront\/v3\/(queries|notifications)\/([a-z-]+)$/

/** Finds the operation of a path. Returns a SearchError: 404 for an unknown path, 405 for a wrong method. */
export function findOperation(service: SearchService, pathname: string, method: string): SearchOperation | SearchError {
  const [, kind, name = ''] = PATH.exec(pathname) ?? []
  const query = kind === 'queries' && Object.hasOwn(QUERIES, name) ? QUERIES[name] : undefined
  if (query) {
    if (method !== 'GET' && method !== 'POST') return new SearchError(405, 'Use GET or POST')
    return {
      name,
      answer: (call) => ({
        status: 200,
        body: query(service, { ...call, visitor: parseQueryVisitor(call.params) }),
      }),
    }
  }
  const notify = kind === 'notifications' && Object.hasOwn(NOTIFICATIONS, name) ? NOTIFICATIONS[name] : undefined
  if (!notify) return new SearchError(404, 'There is no such query or notification')
  if (method !== 'POST') return new SearchError(405, 'Use POST')
  return {
    name,
    answer: ({ params, body }) => {
      notify(service, parseNotificationVisitor(params), body)
      return { status: 204 }
    },
  }
}
