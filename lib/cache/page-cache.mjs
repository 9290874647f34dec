import { cacheTag } from './edge-tags.mjs'
import { isAbsent, isSecondary } from './entry-class.mjs'
import { ABSENT_LIFE, KEPT_LIFE, OVERTAKEN_LIFE } from './life.mjs'
import { pageStore } from './page-store.mjs'
import { shorten, stampFailure, stampPage, stampRoute } from './stamp.mjs'

const OWNED = new Set(['APP_PAGE', 'APP_ROUTE', 'FETCH'])
const SECOND = 1000

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

/** @param {Record<string, any>} data @param {Record<string, any>} ctx @returns {string[]} */
function tagsOf(data, ctx) {
  const header = data.headers?.['x-next-cache-tags']
  if (typeof header === 'string') return header.split(',')
  return data.tags ?? ctx.tags ?? []
}

/**
 * The same entry as one whose life is just over: handed out and renewed, and still there if the renewal fails.
 * @param {Entry} entry
 */
function aged(entry) {
  if (entry.value.kind === 'FETCH') return { ...entry, lastModified: 1 }
  const life = entry.cacheControl?.revalidate
  // Not older than its life, else it would be past `expire` and visitors would wait for the renewal.
  const revalidate = typeof life === 'number' ? life : KEPT_LIFE
  return {
    ...entry,
    lastModified: Math.min(entry.lastModified, Date.now() - revalidate * SECOND - 1),
    cacheControl: { ...entry.cacheControl, revalidate },
  }
}

/** Caches in front of the shop are told which pages changed (`EDGE_PURGE_URLS`), so they need the tags of each. */
const hasEdge = () => Boolean(process.env.EDGE_PURGE_URLS)

/**
 * Puts the tags on an answer for the caches in front. Never stored: the tags of an entry are known without it.
 * @param {Record<string, any>} value @param {string[]} tags
 */
function tagAnswer(value, tags) {
  if (value.kind !== 'FETCH' && hasEdge()) value.headers = { ...value.headers, 'cache-tag': cacheTag(tags) }
}

/**
 * Next's cache handler: owns every stored page, route answer and loader result (design: caching and scale).
 * Stamps status, policy and life onto pages, and keeps a good page when its renewal fails.
 */
export default class PageCache {
  constructor(options) {
    this.options = options
    /** When this request asked for each key: what is stored under it was read later than that. */
    this.asked = new Map()
    // Only the server outside the bundle has files: it makes the store, with the build id; health reads it.
    if (options?.fs) void pageStore(options)
  }

  async get(key, ctx) {
    const store = await pageStore(this.options)
    this.asked.set(key, store.now())
    const stored = await store.read(key)
    if (!stored) return null
    const tags = [...stored.tags, ...(ctx?.tags ?? []), ...(ctx?.softTags ?? [])]
    const marked = await store.isMarked(stored, tags)
    // A cache in front that was told to forget the page must not be given the old one again: it waits for the new one.
    if (marked && hasEdge() && stored.value.kind !== 'FETCH') return null
    tagAnswer(stored.value, stored.tags)
    // The framework tells the age by the local clock, the entry carries the shared one.
    const entry = { ...stored, lastModified: stored.lastModified - store.now() + Date.now() }
    const outlived = isAbsent(entry.value) && Date.now() - entry.lastModified > ABSENT_LIFE * SECOND
    return marked || outlived ? aged(entry) : entry
  }

  async set(key, data, ctx) {
    if (!OWNED.has(data?.kind)) return
    const store = await pageStore(this.options)
    if (data.kind === 'APP_PAGE') await stampPage(data, ctx.cacheControl, process.env)
    if (data.kind === 'APP_ROUTE') await stampRoute(data, ctx.cacheControl)
    const failed = data.kind !== 'FETCH' && data.status >= 500
    if (failed && !(await this.keepGood(store, key, data, ctx))) {
      stampFailure(data, ctx.cacheControl)
      return
    }
    // As old as its data may be: a mark that comes while a page is drawn is newer.
    const lastModified = this.asked.get(key) ?? store.now()
    this.asked.delete(key)
    const cacheControl = ctx.cacheControl && { ...ctx.cacheControl }
    const entry = { value: data, lastModified, tags: tagsOf(data, ctx), cacheControl }
    // This very answer may be old by now; a cache in front must not keep it for a whole life.
    if (data.kind !== 'FETCH' && (await store.isMarked(entry, entry.tags))) shorten(ctx.cacheControl, OVERTAKEN_LIFE)
    await store.write(key, entry, { isSecondary: isSecondary(key, entry) })
    tagAnswer(data, entry.tags)
  }

  /** Puts the last good page in place of the failed one, for this answer and, briefly, for the next ones. */
  async keepGood(store, key, data, ctx) {
    const good = await store.read(key)
    if (!good) return false
    for (const field of Object.keys(data)) delete data[field]
    Object.assign(data, good.value)
    if (ctx.cacheControl) Object.assign(ctx.cacheControl, good.cacheControl, { revalidate: KEPT_LIFE })
    return true
  }

  /** Marks tags stale for all instances. The old page stays until the new one is ready, whatever the profile. */
  async revalidateTag(tags) {
    const store = await pageStore(this.options)
    await store.mark([tags].flat())
  }

  resetRequestCache() {}
}
