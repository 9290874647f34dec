/** Query parameters of lists and searches, which the page that redirects has read, and those of the framework. */
const READ = /^(?:categories|brands|skus|price|price-from|price-to|discount|sort|page|q|p-.*|_rsc)$/s
/** In characters. Longer queries are cut off after a whole parameter. */
const MOST_KEPT = 2000

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** @param {string} parameter `gclid=1` */
const keyOf = (parameter) => decoded(parameter.split('=', 1)[0])

/**
 * `Location` of a stored redirect, with the visitor's other parameters (`gclid`, `utm_source` …): the stored page does
 * not know them, because they make no cache entry of their own. Other redirects and foreign addresses are returned as
 * they are.
 * @param {string} location @param {import('node:http').ServerResponse} response
 */
export function keepParameters(location, response) {
  if (!response.getHeader('x-nextjs-cache') || !/^\/(?![/\\])/.test(location)) return location
  const [, search = ''] = /\?(.*)$/s.exec(response.req.url ?? '') ?? []
  const [address, hash] = location.split('#', 2)
  const present = new Set((address.split('?')[1] ?? '').split('&').map(keyOf))
  let room = MOST_KEPT
  const kept = search.split('&').filter((parameter) => {
    const key = keyOf(parameter)
    if (key === '' || READ.test(key) || present.has(key)) return false
    room -= parameter.length
    return room >= 0
  })
  if (kept.length === 0) return location
  return `${address}${address.includes('?') ? '&' : '?'}${kept.join('&')}${hash === undefined ? '' : `#${hash}`}`
}
