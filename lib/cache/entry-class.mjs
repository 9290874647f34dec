/**
 * First characters of the internal list segment of a filtered or sorted list. `lib/list/list-query.ts` writes it, the
 * page cache reads it from the key.
 */
export const VARIANT_PREFIX = '_v'

/** Tag of loader results of filtered or sorted lists. Their keys are hashes, which do not show this. */
export const VARIANT_TAG = 'list-variant'

/** The framework puts kind and build in front of a page's path: `/route-cache/APP_PAGE/1a2b/$/fi/fi/list/_/c/mekot`. */
const KEY_PREFIX = /^\/route-cache\/.*?\/\$(?=\/)/
const VARIANT_PATH = new RegExp(`^(?:/api/list/[^/]+/[^/]+|/[^/]+/[^/]+/list)/${VARIANT_PREFIX}`)
/** Every search, filtered or not, because visitors can enter any text. */
const SEARCH_PATH = /^(?:\/api|\/[^/]+\/[^/]+)\/search\//
/** Whether an address has content (`app/api/address`). */
const ADDRESS_PATH = /^\/api\/address\//
/** Entries that many addresses of a site share: the not-found page and that for too many renderings. */
const SHARED = /^(?:\/[^/]+\/[^/]+\/(?:404|limited)|\/_not-found)$/
const FIRST_REDIRECT = 300

/** True for a loader result of `null` ("does not exist"), which is kept for `ABSENT_LIFE` only. */
export const isAbsent = (value) => value.kind === 'FETCH' && value.data?.body === 'null'

/** Internal path of a page or route handler, from its key. @param {string} key */
export const pathOf = (key) => key.replace(KEY_PREFIX, '')

/** True for pages of which visitors can invent any number: searches, filtered and sorted lists. @param {string} path */
export const isMadeToOrder = (path) => VARIANT_PATH.test(path) || SEARCH_PATH.test(path)

/** True for pages that many addresses share. @param {string} path */
export const isShared = (path) => SHARED.test(path)

/**
 * True for entries that visitors can create in any number: searches, filtered or sorted lists, redirects, 404s and
 * `null` results. They are in the second store, so that they cannot evict the others.
 * @param {string} key
 * @param {Pick<import('./entry-codec.mjs').Entry, 'value' | 'tags'>} entry
 */
export function isSecondary(key, { value, tags }) {
  if (isAbsent(value) || tags.includes(VARIANT_TAG)) return true
  if (value.kind === 'FETCH') return false
  const path = pathOf(key)
  if (isMadeToOrder(path) || ADDRESS_PATH.test(path)) return true
  return Number(value.status ?? 0) >= FIRST_REDIRECT && !isShared(path)
}
