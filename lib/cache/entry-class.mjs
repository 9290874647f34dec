/**
 * First characters of the internal list segment of a filtered or sorted list. `lib/list/list-query.ts` writes it, the
 * page cache reads it from the key.
 */
export const VARIANT_PREFIX = '_v'

/** Tag of loader results that belong to filtered or sorted lists: their own keys are hashes. */
export const VARIANT_TAG = 'list-variant'

const VARIANT_KEY = new RegExp(`^(?:/api/list/[^/]+/[^/]+|/[^/]+/[^/]+/[a-z]+)/${VARIANT_PREFIX}`)
/** The one not-found page that all unmatched addresses of a site share. */
const SHARED_NOT_FOUND = /^\/[^/]+\/[^/]+\/404$/
const FIRST_REDIRECT = 300

/** `null` was the loader's answer: true now, but not for a whole life. */
export const isAbsent = (value) => value.kind === 'FETCH' && value.data?.body === 'null'

/**
 * True for entries that a visitor can make in any number: filtered or sorted lists, redirects, 404s and `null` results.
 * They live in the second store, so that they cannot push out the others.
 * @param {string} key
 * @param {Pick<import('./entry-codec.mjs').Entry, 'value' | 'tags'>} entry
 */
export function isSecondary(key, { value, tags }) {
  if (value.kind === 'FETCH') return isAbsent(value) || tags.includes(VARIANT_TAG)
  if (VARIANT_KEY.test(key)) return true
  return Number(value.status ?? 0) >= FIRST_REDIRECT && !SHARED_NOT_FOUND.test(key)
}
