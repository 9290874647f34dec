const PAGE_METHODS = ['GET', 'HEAD']
const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT']
/** Route handlers of the shop. The framework checks the methods of each. */
const ROUTE = /^\/(?:api\/|graphql(?:\?|$))/
/** Maximum Content-Length in bytes. Each route has a smaller limit that also covers bodies without Content-Length. */
const MAX_BODY = 1024 * 1024

/**
 * The answer to a request that must not reach the framework; null when it may.
 * @param {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {{ status: number, headers?: Record<string, string> } | null}
 */
export function requestRefusal({ method = '', url = '', headers }) {
  // An absolute URL in the request line would be used in redirects.
  if (!url.startsWith('/')) return { status: 400 }
  const methods = ROUTE.test(url) ? ROUTE_METHODS : PAGE_METHODS
  if (!methods.includes(method)) return { status: 405, headers: { allow: methods.join(', ') } }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) return { status: 413 }
  return null
}
