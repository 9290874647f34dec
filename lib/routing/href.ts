import type { Lang } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import { ROUTES, type Route, type RouteName } from './routes'
import { ORDER_LINK } from './secret-parameters'

/** Address of a page on a site, or null when the site does not have it. */
export type HrefOn = (site: Site) => string | null

/** Percent-encodes a readable path once: NFC, UTF-8, slashes kept. */
export const encodePath = (path: string): string =>
  path
    .normalize('NFC')
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/')

/** Address on this site of a readable path, such as the backend's `/c/mekot`. */
export const localHref = (site: Site, path: string): string => {
  const prefix = pathPrefix(site)
  return path === '/' ? prefix || '/' : `${prefix}${encodePath(path)}`
}

/** Readable path of a named page in a language; parameters fill the pattern's `:name`. */
export function routePath(lang: Lang, name: RouteName, params: Record<string, string> = {}): string {
  const route: Route | undefined = ROUTES.find((candidate) => candidate.name === name)
  const pattern = route?.paths[lang][0]
  if (!pattern) throw new Error(`Route ${name} has no path in ${lang}`)
  return pattern.replace(/:(\w+)[+?]?/g, (_, key: string) => params[key] ?? '')
}

/** Address of a named page in this site's language. */
export const routeHref = (site: Site, name: RouteName, params?: Record<string, string>): string =>
  localHref(site, routePath(site.lang, name, params))

/** Address of the page that registers a return of this order of the account. */
export const returnHref = (site: Site, order: string): string =>
  `${routeHref(site, 'returns')}?number=${encodeURIComponent(order)}`

/** Address of the page that tracks this order: opened at once for its signed-in buyer, else with the number filled in. */
export const trackingHref = (site: Site, order: string): string =>
  `${routeHref(site, 'tracking')}?number=${encodeURIComponent(order)}`

/** Address of the page of complaints with this order of the account. */
export const complaintHref = (site: Site, order: string): string =>
  `${routeHref(site, 'complaint')}?number=${encodeURIComponent(order)}`

/** Address of the form for withdrawing from a purchase, with its order filled in. */
export const withdrawalHref = (site: Site, order: string): string =>
  `${routeHref(site, 'withdrawal')}?${ORDER_LINK}=${encodeURIComponent(order)}`
