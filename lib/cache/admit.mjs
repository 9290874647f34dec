import { steadyNow } from './clock.mjs'
import { isMadeToOrder, pathOf } from './entry-class.mjs'
import { ABSENT_LIFE } from './life.mjs'

/** @typedef {import('./entry-codec.mjs').Entry} Entry */
/**
 * Reads the stored page of an internal path.
 * @typedef {(path: string) => Promise<{ entry: Entry, isStale: boolean } | null>} ReadShared
 */

/**
 * Share of a rendering for which a catalogue page counts: it is rendered for all visitors, and crawlers visit all of
 * them. What a visitor can invent without end counts in full: searches, filtered lists, redirects from wrong parents.
 */
const CATALOGUE_SHARE = 0.25
/** Share for which a wrong address counts. It costs the question whether it has content. */
const WRONG_SHARE = 0.5
/** Pages whose address may name something that does not exist: product, list, content page, article. */
const NAMED = /^\/[^/]+\/[^/]+\/(?:p|list|content|inspiration)\//

/** @param {string} path @param {string} page */
const sharedPath = (path, page) => path.split('/').slice(0, 3).concat(page).join('/')

/** The entry as one that needs no renewal for `life` seconds. @param {Entry} entry @param {number} life */
const fresh = (entry, life) => ({
  ...entry,
  lastModified: steadyNow(),
  cacheControl: { ...entry.cacheControl, revalidate: life },
})

/** @returns {Entry} */
const refusedData = () => ({
  value: {
    kind: 'APP_ROUTE',
    status: 429,
    body: Buffer.from('{"error":"too many requests"}'),
    headers: { 'content-type': 'application/json', 'content-security-policy': "default-src 'none'" },
  },
  lastModified: 0,
  tags: [],
})

/**
 * A page that all addresses of a kind share: the stored one, which is renewed in the background, or a new one; null when
 * it cannot be rendered.
 * @param {string} path internal @param {import('./visit.mjs').Visit} visit @param {ReadShared} readShared
 */
async function loadShared(path, visit, readShared) {
  const stored = await readShared(path)
  if (stored && !stored.isStale) return stored.entry
  const requested = visit.request(path)
  if (stored) return stored.entry
  await requested
  return (await readShared(path))?.entry ?? null
}

/**
 * What is served for an address that may be wrong, and is paid for as a catalogue page: the not-found page, or null for
 * an address that the framework renders.
 * @param {string} path @param {import('./visit.mjs').Visit} visit @param {(page: string) => Promise<Entry | null>} shared
 */
async function admitNamed(path, visit, shared) {
  const { found, tags } = await visit.findContent(path)
  if (found === 'content' || (found === 'redirect' && isMadeToOrder(path))) return null
  const isPaid = visit.mayRender((found === 'redirect' ? 1 : WRONG_SHARE) - CATALOGUE_SHARE)
  const page = isPaid && found === 'redirect' ? null : await shared(isPaid ? '404' : 'limited')
  // with the tags of what is missing, which may exist later
  return page && fresh({ ...page, tags: [...page.tags, ...tags] }, isPaid ? ABSENT_LIFE : 1)
}

/**
 * Decides what is served for a key that the framework would render now. Renderings are the one expensive work of the
 * shop, and anybody can ask for any number of addresses. So each visitor has a limited number of renderings per minute;
 * beyond it a page with status 429 is served, or the stale entry without renewal. An address without content gets the
 * not-found page that all such addresses share, without a rendering of its own (decision 12).
 * @param {{ key: string, kind: string, entry: Entry | null, isStale: boolean }} asked
 * @param {import('./visit.mjs').Visit} visit
 * @param {ReadShared} readShared
 * @returns {Promise<Entry | null>} null: the framework renders
 */
export async function admit({ key, kind, entry, isStale }, visit, readShared) {
  if (entry && !isStale) return entry
  const path = pathOf(key)
  const shared = (page) => loadShared(sharedPath(path, page), visit, readShared)
  if (!visit.mayRender(isMadeToOrder(path) ? 1 : CATALOGUE_SHARE)) {
    const other = entry ?? (kind === 'APP_ROUTE' ? refusedData() : await shared('limited'))
    return other && fresh(other, 1)
  }
  return entry ?? (kind === 'APP_PAGE' && NAMED.test(path) ? admitNamed(path, visit, shared) : null)
}
