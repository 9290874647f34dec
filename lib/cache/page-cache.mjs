import { count, observe } from '../metrics/record.mjs'
import { cacheTag } from './edge-tags.mjs'
import { isAbsent, isSecondary } from './entry-class.mjs'
import { ABSENT_LIFE, KEPT_LIFE, OVERTAKEN_LIFE } from './life.mjs'
import { pageStore } from './page-store.mjs'
import { shorten, stampFailure, stampPage, stampRoute } from './stamp.mjs'

const OWNED = new Set(['APP_PAGE', 'APP_ROUTE', 'FETCH'])
const SECOND = 1000
/** Response header read by `deploy/varnish/kajo.vcl`. */
const EDGE_STORE = 'x-kajo-store'
/** What the framework calls an entry, and its name in the metrics. */
const METRIC_KINDS = { APP_PAGE: 'page', APP_ROUTE: 'route', FETCH: 'data' }

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

/** @param {Record<string, any>} data @param {Record<string, any>} ctx @returns {string[]} */
function tagsOf(data, ctx) {
  const header = data.headers?.['x-next-cache-tags']
  if (typeof header === 'string') return header.split(',')
  return data.tags ?? ctx.tags ?? []
}

/**
 * A copy of the entry that has just expired: it is served and renewed, and kept if the renewal fails.
 * @param {Entry} entry
 */
function aged(entry) {
  if (entry.value.kind === 'FETCH') return { ...entry, lastModified: 1 }
  const life = entry.cacheControl?.revalidate
  // Just past `revalidate`: past `expire`, visitors would wait for the renewal.
  const revalidate = typeof life === 'number' ? life : KEPT_LIFE
  return {
    ...entry,
    lastModified: Math.min(entry.lastModified, Date.now() - revalidate * SECOND - 1),
    cacheControl: { ...entry.cacheControl, revalidate },
  }
}

/** Whether a read gave something, and whether the framework will renew it. @param {Entry | null} entry */
function resultOf(entry) {
  if (!entry) return 'miss'
  const life = entry.value.kind === 'FETCH' ? entry.value.revalidate : entry.cacheControl?.revalidate
  return typeof life === 'number' && Date.now() - entry.lastModified > life * SECOND ? 'stale' : 'hit'
}

/** Caches in front of the shop get invalidated tags (`EDGE_PURGE_URLS`), so they need the tags of each page. */
const hasEdge = () => Boolean(process.env.EDGE_PURGE_URLS)

/**
 * Adds the headers for caches in front: the tags, and the name of the second store for an answer that belongs there.
 * The status does not show this, because a redirect for the router has status 200. The headers are not stored: they
 * follow from key and entry.
 * @param {string} key @param {Pick<Entry, 'value' | 'tags'>} entry
 */
function tagAnswer(key, { value, tags }) {
  if (value.kind === 'FETCH' || !hasEdge()) return
  const store = isSecondary(key, { value, tags }) ? { [EDGE_STORE]: 'second' } : {}
  value.headers = { ...value.headers, 'cache-tag': cacheTag(tags), ...store }
}

/**
 * Next's cache handler: reads and writes every stored page, route response and loader result (docs/design.md, Caching).
 * Stamps status, policy and life onto pages, and keeps a good page when its renewal fails.
 */
export default class PageCache {
  constructor(options) {
    this.options = options
    /** When this request asked for each key. What it stores under the key was read later. */
    this.asked = new Map()
    // Only outside the bundle are there files, and with them the build id that the store needs. `/api/health` reads the store.
    if (options?.fs) void pageStore(options)
  }

  async get(key, ctx) {
    const store = await pageStore(this.options)
    this.asked.set(key, store.now())
    const entry = await this.find(store, key, ctx)
    count('cacheReads', { kind: METRIC_KINDS[ctx?.kind] ?? 'other', result: resultOf(entry) })
    return entry
  }

  /** The entry that may be served under a key now. @param {import('./page-store.mjs').PageStore} store */
  async find(store, key, ctx) {
    const stored = await store.read(key)
    if (!stored) return null
    const tags = [...stored.tags, ...(ctx?.tags ?? []), ...(ctx?.softTags ?? [])]
    const isInvalidated = await store.isInvalidated(stored, tags)
    // A cache in front has dropped the page. It must not get the old one again, so its request waits for the new one.
    if (isInvalidated && hasEdge() && stored.value.kind !== 'FETCH') return null
    tagAnswer(key, stored)
    // Next computes the age with the local clock; the entry is timed by the clock of Redis.
    const entry = { ...stored, lastModified: stored.lastModified - store.now() + Date.now() }
    const outlived = isAbsent(entry.value) && Date.now() - entry.lastModified > ABSENT_LIFE * SECOND
    return isInvalidated || outlived ? aged(entry) : entry
  }

  async set(key, data, ctx) {
    if (!OWNED.has(data?.kind)) return
    const store = await pageStore(this.options)
    if (data.kind === 'APP_PAGE') await stampPage(data, ctx.cacheControl, process.env)
    if (data.kind === 'APP_ROUTE') await stampRoute(data, ctx.cacheControl)
    if (data.kind !== 'FETCH' && data.status >= 500 && !(await this.replaceFailed(store, key, data, ctx))) return
    const lastModified = this.begunAt(store, key, data.kind)
    const cacheControl = ctx.cacheControl && { ...ctx.cacheControl }
    const entry = { value: data, lastModified, tags: tagsOf(data, ctx), cacheControl }
    // The data was invalidated while the page was rendered: a cache in front must keep this answer for a short time only.
    if (data.kind !== 'FETCH' && (await store.isInvalidated(entry, entry.tags)))
      shorten(ctx.cacheControl, OVERTAKEN_LIFE)
    await store.write(key, entry, { isSecondary: isSecondary(key, entry) })
    tagAnswer(key, entry)
  }

  /**
   * When this request asked for what it stores now. An entry is as old as its data may be: an
   * invalidation during the rendering is newer than the entry. @param {import('./page-store.mjs').PageStore} store
   */
  begunAt(store, key, kind) {
    const now = store.now()
    const asked = this.asked.get(key) ?? now
    if (this.asked.delete(key) && kind !== 'FETCH')
      observe('renderSeconds', { kind: METRIC_KINDS[kind] }, (now - asked) / SECOND)
    return asked
  }

  /** True when the last good page stands in for a failed one; else it is stamped as a failure, which is not stored. */
  async replaceFailed(store, key, data, ctx) {
    const isReplaced = await this.keepGood(store, key, data, ctx)
    count('failedPages', { result: isReplaced ? 'replaced' : 'failed' })
    if (!isReplaced) stampFailure(data, ctx.cacheControl)
    return isReplaced
  }

  /** Replaces the failed page by the last good one, for this answer and for a short time. */
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
    await store.invalidate([tags].flat())
  }

  resetRequestCache() {}
}
