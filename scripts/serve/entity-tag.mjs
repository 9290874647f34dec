/** A weak tag and a strong one of the same text name the same page to a GET (RFC 9110, 13.1.2). @param {string} tag */
const opaque = (tag) => tag.trim().replace(/^W\//, '')

/**
 * Whether the browser holds exactly this version already.
 * @param {import('node:http').IncomingMessage} request @param {string | undefined} etag
 */
export function isHeld({ headers }, etag) {
  const held = headers['if-none-match']
  // `no-cache` is a forced reload: the shopper asks for the page itself.
  if (!held || !etag || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** What the router in the browser reads of a page, beside the document of the same address. */
const CLIENT_NAVIGATION = 'text/x-component'

/**
 * The entity tag of an answer. A cache entry has one tag for its document and its client navigation; they are different
 * bodies, so the second gets a tag of its own.
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
