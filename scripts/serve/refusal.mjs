const PAGE_METHODS = ['GET', 'HEAD']
const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT']
/** Route handlers of the shop; which of the methods each one takes is the framework's to check. */
const ROUTE = /^\/(?:api\/|graphql(?:\?|$))/
/** No route takes more; each has a smaller limit of its own, which also counts bodies without a length. */
const MAX_BODY = 1024 * 1024

/**
 * Why a request is answered before the framework sees it; null when it may pass.
 * @param {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {{ status: number, headers?: Record<string, string> } | null}
 */
export function refusalOf({ method = '', url = '', headers }) {
  // An absolute address in the request line would end up in redirects.
  if (!url.startsWith('/')) return { status: 400 }
  const methods = ROUTE.test(url) ? ROUTE_METHODS : PAGE_METHODS
  if (!methods.includes(method)) return { status: 405, headers: { allow: methods.join(', ') } }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) return { status: 413 }
  return null
}
