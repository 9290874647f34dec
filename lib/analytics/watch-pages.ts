import 'client-only'
import { afterFrame } from '@/lib/browser/after-frame'
import { onRestore } from '@/lib/browser/on-restore'
import { FILTER_KEYS } from '@/lib/list/filter-table'
import { isParameterKey } from '@/lib/list/list-query'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import { matchPath, type RouteMatch } from '@/lib/routing/match-route'
import { type PageName, routeNameFor } from '@/lib/routing/route-name'
import type { Shop } from '@/lib/store/shop'
import { emit, on } from '@/lib/store/shop-events'
import type { ShopEvents } from '@/lib/store/slices/events-slice'

/** Query parameters of campaign links and ads, such as `utm_source` and `gclid`. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid)$/

/** Whether a query parameter is reported. Unknown ones are not: they may hold a token, an e-mail address, a cart or an order. */
const isReported = ([key, value]: [string, string]): boolean =>
  (CAMPAIGN.test(key) && !value.includes('@')) || isParameterKey(key) || [...FILTER_KEYS, 'sort', 'page'].includes(key)

/** Fragment that is reported: lower-case words. The id of a cart has digits. */
const FRAGMENT = /^#[a-z]+(-[a-z]+)*$/

/** A path segment with an e-mail address. No link of the shop has one; somebody may have typed it. */
const EMAIL_PART = /[^/]*(?:@|%40)[^/]*/gi

type Place = Pick<RouteMatch, 'params'> & { path: string }

/** Path and route parameters without e-mail addresses, order numbers, and personal data in a searched text. */
function withoutPersonal(path: string, match: RouteMatch | null): Place {
  if (match?.route.name === 'account-order') return { path: path.replace(/[^/]+$/, ':number'), params: {} }
  if (match?.route.name === 'search') {
    const words = [match.params.search ?? []].flat().map(stripPersonal)
    const start = path.split('/').slice(0, -words.length || undefined)
    return { path: [...start, ...words.map(encodeURIComponent)].join('/'), params: { search: words } }
  }
  const clean = path.replace(EMAIL_PART, '[e-mail]')
  return { path: clean, params: clean === path && match ? match.params : {} }
}

type Shown = { path: string; isSSR: boolean }

/** Payload of `page:impression` (R-NAV-04) for a path: that of the open page, or of a page left before analytics started. */
function impressionOf({ config, store }: Shop, { path, isSSR }: Shown): ShopEvents['page:impression'] {
  const match = matchPath(config.site, path)
  const isHere = window.location.pathname === path
  const { hash, search } = isHere ? window.location : { hash: '', search: '' }
  const asked = new URLSearchParams(search)
  const query = Object.fromEntries([...asked].filter(isReported))
  const shown = withoutPersonal(path, match)
  const fragment = FRAGMENT.test(hash) && asked.get('action') !== 'cart' ? hash : ''
  const text = new URLSearchParams(query).toString()
  const fullPath = shown.path + (text && `?${text}`) + fragment
  // a page that shows an error has a name of its own
  const { currentRouteName } = store.getState().root
  return {
    name:
      (isHere && currentRouteName) || routeNameFor((match?.route.name ?? 'not-found') as PageName, config.site.lang),
    meta: { guards: match?.route.guards ?? [] },
    path: shown.path,
    hash: fragment,
    query,
    params: shown.params,
    fullPath,
    isSSR,
    requestUrl: window.location.origin + fullPath,
  }
}

/** Whether a page has been shown in this document: later ones are reached in the client. */
let hasShown = false

/** Whether the document was opened at this path. Another language of a market is another shop in the same document. */
function isDocument(path: string): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return !navigation || new URL(navigation.name, window.location.origin).pathname === path
}

/** The status that the server has given a page that shows an error. */
const statusOf = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="kajo-status"]')?.content

/** What the page in the document is about: a product, a search, an error. */
function emitContent(shop: Shop, { path, params }: ShopEvents['page:impression']): void {
  const status = statusOf()
  if (status) {
    emit(shop, status === '404' ? 'error:404' : 'error:500', { path })
    return
  }
  const term = [params.search ?? []].flat().join(' ')
  if (term) emit(shop, 'search:impression', { term })
  const productId = Number(document.querySelector<HTMLElement>('[data-detail]')?.dataset.detail)
  if (productId) emit(shop, 'product-detail:impression', { productId })
}

/**
 * Emits an impression for each page that is shown: the document, each new path, and a page that comes back from the
 * back/forward cache; none for a change of the query alone (R-NAV-04, R-NAV-06, T49). Pages that were shown before
 * `since`, a time in ms, are left out. Returns a cleanup function.
 */
export function watchPages(shop: Shop, since: number): () => void {
  let shownPath = ''
  const show = (shown: Shown) => {
    const impression = impressionOf(shop, shown)
    emit(shop, 'page:impression', impression)
    afterFrame(() => {
      if (window.location.pathname === shown.path) emitContent(shop, impression)
    })
  }
  const stopRoutes = on(shop, 'route:change', ({ path }, timestamp) => {
    const isSSR = !hasShown && isDocument(path)
    hasShown = true
    // React repeats effects in development
    if (path === shownPath) return
    shownPath = path
    if (timestamp >= since) show({ path, isSSR })
  })
  const stopRestores = onRestore(() => show({ path: window.location.pathname, isSSR: false }))
  return () => {
    stopRoutes()
    stopRestores()
  }
}
