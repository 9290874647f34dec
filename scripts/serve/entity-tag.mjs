/** The tag without `W/`, because If-None-Match compares tags weakly (RFC 9110, 13.1.2). @param {string} tag */
const opaque = (tag) => tag.trim().replace(/^W\//, '')

/**
 * Whether the request's If-None-Match names this version, so that the answer is 304.
 * @param {import('node:http').IncomingMessage} request @param {string | undefined} etag
 */
export function isHeld({ headers }, etag) {
  const held = headers['if-none-match']
  // `no-cache` means a forced reload, which must get the whole page.
  if (!held || !etag || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Content type of a client navigation, which has the same URL as the document. */
const CLIENT_NAVIGATION = 'text/x-component'

/**
 * The entity tag of an answer. The cache entry has one tag for the document and the client navigation. Their bodies
 * differ, so the client navigation gets a tag of its own.
 * @param {import('node:http').ServerResponse} response @returns {string | undefined}
 */
export function readTag(response) {
  const etag = response.getHeader('etag')
  if (typeof etag !== 'string') return undefined
  if (!String(response.getHeader('content-type') ?? '').startsWith(CLIENT_NAVIGATION)) return etag
  const own = etag.replace(/"$/, '-navigation"')
  response.setHeader('etag', own)
  return own
}
