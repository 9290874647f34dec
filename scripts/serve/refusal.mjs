import { readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { SAFE_HEADERS } from '../../lib/http/safe-headers.mjs'

const PAGE_METHODS = ['GET', 'HEAD']
const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT']
/** Route handlers of the shop. The framework checks the methods of each. */
const ROUTE = /^\/(?:api\/|graphql(?:\?|$))/
/** Maximum Content-Length in bytes. Each route has a smaller limit that also covers bodies without Content-Length. */
const MAX_BODY = 1024 * 1024
/** That of a photo. */
const MAX_UPLOAD = 11 * 1024 * 1024
const UPLOAD = /^\/graphql(?:\?|$)/

/**
 * Whether a request uploads a photo (T38).
 * @param {{ url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 */
export const isUpload = ({ url = '', headers }) =>
  UPLOAD.test(url) && (headers['content-type'] ?? '').startsWith('multipart/form-data')

/** Load balancers may ask for it without a host. */
const HEALTH = /^\/api\/health(?:\?|$)/

const LANGS = ['fi', 'sv', 'nb', 'da']
/** Cookies of all tools on the domain are one header. Only the shopper can remove them, in whatever language. */
const TOO_MANY_COOKIES = LANGS.map((lang) => {
  const messages = JSON.parse(readFileSync(new URL(`../../messages/${lang}.json`, import.meta.url), 'utf8'))
  return messages.errorPage.tooManyCookies
}).join('\n')

/**
 * Body and headers of an answer of the server itself: plain text, which nothing may load into and nobody stores.
 * @param {number} status @param {Record<string, string>} [headers]
 */
export function plainAnswer(status, headers = {}) {
  return {
    body: `${status === 431 ? TOO_MANY_COOKIES : STATUS_CODES[status]}\n`,
    headers: {
      ...SAFE_HEADERS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
    },
  }
}

/** Number of Host headers; Node's parsed headers have the first one only. @param {string[]} rawHeaders */
const countHosts = (rawHeaders) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * The answer to a request that must not reach the framework; null when it may.
 * @param {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders, rawHeaders: string[] }} request
 * @returns {{ status: number, headers?: Record<string, string> } | null}
 */
export function requestRefusal(request) {
  const { method = '', url = '', headers, rawHeaders } = request
  // An absolute URL in the request line would be used in redirects.
  if (!url.startsWith('/')) return { status: 400 }
  // Proxies could take another one of several hosts than this server does. HTTP/1.0 allows none.
  const hosts = countHosts(rawHeaders)
  if (hosts > 1 || (hosts === 0 && !HEALTH.test(url))) return { status: 400 }
  const methods = ROUTE.test(url) ? ROUTE_METHODS : PAGE_METHODS
  if (!methods.includes(method)) return { status: 405, headers: { allow: methods.join(', ') } }
  if (Number(headers['content-length'] ?? 0) > (isUpload(request) ? MAX_UPLOAD : MAX_BODY)) return { status: 413 }
  return null
}
