import { count, observe } from '../metrics/record.mjs'
import { admit } from './admit.mjs'
import { steadyNow } from './clock.mjs'
import { cacheTag } from './edge-tags.mjs'
import { isAbsent, isSecondary, isShared, pathOf } from './entry-class.mjs'
import { ABSENT_LIFE, KEPT_LIFE, OVERTAKEN_LIFE } from './life.mjs'
import { pageStore } from './page-store.mjs'
import { shorten, stampFailure, stampPage, stampRoute } from './stamp.mjs'
import { currentVisit } from './visit.mjs'

const OWNED = new Set(['APP_PAGE', 'APP_ROUTE', 'FETCH'])
const SECOND = 1000
/** Response header read by `deploy/varnish/kajo.vcl`. */
const EDGE_STORE = 'x-kajo-store'
/** The framework's kinds of entries, and their names in the metrics. */
const METRIC_KINDS = { APP_PAGE: 'page', APP_ROUTE: 'route', FETCH: 'data' }

/** @typedef {import('./entry-codec.mjs').Entry} Entry */

/** @param {Record<string, any>} data @param {Record<string, any>} ctx @returns {string[]} */
function tagsOf(data, ctx) {
  const header = data.headers?.['x-next-cache-tags']
  if (typeof header === 'string') return header.split(',')
  return data.tags ?? ctx.tags ?? []
}

/**
 * A copy of the entry with an age just over its lifetime: it is served and renewed, and kept if the renewal fails.
 * @param {Entry} entry
 */
function aged(entry) {
  if (entry.value.kind === 'FETCH') return { ...entry, lastModified: 1 }
  const life = entry.cacheControl?.revalidate
  // Just past `revalidate`: past `expire`, visitors would wait for the renewal.
  const revalidate = typeof life === 'number' ? life : KEPT_LIFE
  return {
    ...entry,
    lastModified: Math.min(entry.lastModified, steadyNow() - revalidate * SECOND - 1),
    cacheControl: { ...entry.cacheControl, revalidate },
  }
}

/** Result of a read for the metrics; `stale`: the framework will renew the entry. @param {Entry | null} entry */
function resultOf(entry) {
  if (!entry) return 'miss'
  const life = entry.value.kind === 'FETCH' ? entry.value.revalidate : entry.cacheControl?.revalidate
  return typeof life === 'number' && steadyNow() - entry.lastModified > life * SECOND ? 'stale' : 'hit'
}

/** Whether caches in front of the shop get purge requests, for which they need the tags of each page. */
const hasEdge = () => Boolean(process.env.EDGE_PURGE_URLS)

/**
 * Adds the headers for caches in front: the tags, and a mark for entries of the second store. The status does not show
 * these, because a redirect for the router has status 200. The headers are not stored: they follow from key and entry.
 * @param {string} key @param {Pick<Entry, 'value' | 'tags'>} entry
 */
function tagAnswer(key, { value, tags }) {
  if (value.kind === 'FETCH' || !hasEdge()) return
  const store = isSecondary(key, { value, tags }) ? { [EDGE_STORE]: 'second' } : {}
  value.headers = { ...value.headers, 'cache-tag': cacheTag(tags), ...store }
}

/**
 * Next's cache handler: reads and writes every stored page, route response and loader result (docs/design.md, Caching).
 * Sets status, security policy and lifetime of pages, and keeps a good page when its renewal fails.
 */
export default class PageCache {
  constructor(options) {
    this.options = options
    /** Time at which this request read each key. The data that it stores under the key was loaded later. */
    this.asked = new Map()
    // Creates the store for `/api/health`. Only handlers outside the bundle get `fs`, with which the store reads the
    // build id.
    if (options?.fs) void pageStore(options)
  }

  async get(key, ctx) {
    const store = await pageStore(this.options)
    this.asked.set(key, store.now())
    const entry = await this.find(store, key, ctx)
    const result = resultOf(entry)
    count('cacheReads', { kind: METRIC_KINDS[ctx?.kind] ?? 'other', result })
    if (ctx?.kind !== 'APP_PAGE' && ctx?.kind !== 'APP_ROUTE') return entry
    if (isShared(pathOf(key))) store.sharedKeys.set(pathOf(key), key)
    const visit = currentVisit()
    if (!visit) return entry
    const asked = { key, kind: ctx.kind, entry, isStale: result === 'stale' }
    const admitted = await admit(asked, visit, (path) => this.readShared(store, path))
    if (admitted && admitted !== entry) tagAnswer(key, admitted)
    return admitted
  }

  /** The stored page of an internal path that many addresses share. @param {import('./page-store.mjs').PageStore} store */
  async readShared(store, path) {
    const key = store.sharedKeys.get(path)
    const entry = key === undefined ? null : await this.find(store, key, {})
    return entry && { entry, isStale: resultOf(entry) === 'stale' }
  }

  /** The entry that may be served under a key now. @param {import('./page-store.mjs').PageStore} store */
  async find(store, key, ctx) {
    const stored = await store.read(key)
    if (!stored) return null
    const tags = [...stored.tags, ...(ctx?.tags ?? []), ...(ctx?.softTags ?? [])]
    const isInvalidated = await store.isInvalidated(stored, tags)
    // A cache in front has purged the page and must not get the old one again, so its request waits for the new one.
    if (isInvalidated && hasEdge() && stored.value.kind !== 'FETCH') return null
    tagAnswer(key, stored)
    // Next computes the age by `steadyNow`, but `lastModified` is by the clock of Redis.
    const entry = { ...stored, lastModified: stored.lastModified - store.now() + steadyNow() }
    const outlived = isAbsent(entry.value) && steadyNow() - entry.lastModified > ABSENT_LIFE * SECOND
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
    // The data was invalidated during the rendering, so a cache in front may keep this response for a short time only.
    if (data.kind !== 'FETCH' && (await store.isInvalidated(entry, entry.tags)))
      shorten(ctx.cacheControl, OVERTAKEN_LIFE)
    await store.write(key, entry, { isSecondary: isSecondary(key, entry) })
    tagAnswer(key, entry)
  }

  /**
   * Time at which this request read the key that it stores now. It is the time of the entry, because its data may be as
   * old: an invalidation during the rendering is then newer than the entry.
   * @param {import('./page-store.mjs').PageStore} store
   */
  begunAt(store, key, kind) {
    const now = store.now()
    const asked = this.asked.get(key) ?? now
    if (this.asked.delete(key) && kind !== 'FETCH')
      observe('renderSeconds', { kind: METRIC_KINDS[kind] }, (now - asked) / SECOND)
    return asked
  }

  /** True when the last good page replaces the failed one. Otherwise marks the page as failed; it is not stored. */
  async replaceFailed(store, key, data, ctx) {
    const isReplaced = await this.keepGood(store, key, data, ctx)
    count('failedPages', { result: isReplaced ? 'replaced' : 'failed' })
    if (!isReplaced) stampFailure(data, ctx.cacheControl)
    return isReplaced
  }

  /** Replaces the failed page in place by the last good one, with a short lifetime. False when there is none. */
  async keepGood(store, key, data, ctx) {
    const good = await store.read(key)
    if (!good) return false
    for (const field of Object.keys(data)) delete data[field]
    Object.assign(data, good.value)
    if (ctx.cacheControl) Object.assign(ctx.cacheControl, good.cacheControl, { revalidate: KEPT_LIFE })
    return true
  }

  /**
   * Invalidates tags for all instances; the cache profile of `revalidateTag` is ignored. Old pages are served until the
   * new ones are ready, except to caches in front (`find`).
   */
  async revalidateTag(tags) {
    const store = await pageStore(this.options)
    await store.invalidate([tags].flat())
  }

  resetRequestCache() {}
}
