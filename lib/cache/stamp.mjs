import { hasOnlyHttps } from '../config/has-only-https.mjs'
import { pagePolicy } from '../http/csp.mjs'
import { shortHash } from './keys.mjs'
import { ABSENT_LIFE, RETRY_AFTER } from './life.mjs'

// printed by components/layout/page-status.tsx
const STATUS = /<meta name="kajo-status" content="(\d{3})"\/?>/
const LIFE = /<meta name="kajo-life" content="(\d{1,6})"\/?>/
const HSTS = 'max-age=31536000; includeSubDomains'

/** @param {RegExp} marker @param {string} html */
const numberIn = (marker, html) => {
  const found = marker.exec(html)
  return found ? Number(found[1]) : null
}

/**
 * Reads the markers in a page: its status, and a lifetime in seconds where it asks for a short one; null without one.
 * @param {string} html
 */
export function readMarkers(html) {
  const status = numberIn(STATUS, html)
  const life = numberIn(LIFE, html)
  const lives = [life, status === 404 ? ABSENT_LIFE : null].filter((seconds) => seconds !== null && seconds > 0)
  return { status, life: lives.length > 0 ? Math.min(...lives) : null }
}

/** @param {number | undefined} status */
const isRedirect = (status = 200) => status >= 300 && status < 400

/** A cached page must never send one visitor's cookie to another. */
function withoutCookies(headers) {
  return Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'set-cookie'))
}

/** Shortens a lifetime in place, because the framework makes `Cache-Control` of this response from the same object. */
export function shorten(cacheControl, seconds) {
  if (!cacheControl) return
  const { revalidate } = cacheControl
  cacheControl.revalidate = typeof revalidate === 'number' && revalidate > 0 ? Math.min(revalidate, seconds) : seconds
}

/** Weak: the same page is sent in several encodings. @param {string | Uint8Array} body */
const entityTag = async (body) => `W/"${await shortHash(body)}"`

/**
 * Sets status, policy, entity tag and lifetime of a rendered page, in place, because the framework sends this object.
 * @param {{ html: string, status?: number, headers?: Record<string, unknown> }} page
 * @param {{ revalidate: number | false, expire?: number } | undefined} cacheControl
 * @param {Record<string, string | undefined>} variables
 */
export async function stampPage(page, cacheControl, variables) {
  const { status, life } = readMarkers(page.html)
  // Browsers do not show the HTML of a redirect; the router reads the RSC data.
  if (isRedirect(page.status)) page.html = ''
  page.headers = {
    ...withoutCookies(page.headers),
    'content-security-policy': await pagePolicy(page.html, variables),
    ...(page.html ? { etag: await entityTag(page.html) } : {}),
    ...(hasOnlyHttps(variables.SHOP_DOMAINS) ? { 'strict-transport-security': HSTS } : {}),
  }
  if (status) page.status = status
  if (life) shorten(cacheControl, life)
}

/**
 * The same for the response of a cached route handler (JSON of a list page), from which nothing may load.
 * @param {{ body: Uint8Array, status?: number, headers?: Record<string, unknown> }} answer
 * @param {{ revalidate: number | false, expire?: number } | undefined} cacheControl
 */
export async function stampRoute(answer, cacheControl) {
  if (answer.status === 404) shorten(cacheControl, ABSENT_LIFE)
  answer.headers = {
    ...withoutCookies(answer.headers),
    'content-security-policy': "default-src 'none'",
    etag: await entityTag(answer.body),
  }
}

/**
 * Marks a failed page that no good one can replace: `no-store`, and a lifetime of a second, the shortest that the
 * framework accepts.
 * @param {{ headers: Record<string, unknown> }} page
 * @param {{ revalidate: number | false, expire?: number } | undefined} cacheControl
 */
export function stampFailure(page, cacheControl) {
  delete page.headers.etag
  page.headers['retry-after'] = String(RETRY_AFTER)
  page.headers['cache-control'] = 'no-store'
  if (cacheControl) Object.assign(cacheControl, { revalidate: 1, expire: 1 })
}
