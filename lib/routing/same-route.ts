import type { Site } from '@/lib/market/site'
import { routeHref } from './href'
import { ROUTES, type Route, type RouteName } from './routes'

/** Address of one page on another site, or null where that site lacks it. */
export type HrefOn = (site: Site) => string | null

/** The same named page everywhere; null where the language has no path for it or the page does not exist yet. */
export function sameRoute(name: RouteName, params: Record<string, string> = {}): HrefOn {
  const route: Route | undefined = ROUTES.find((candidate) => candidate.name === name)
  return (site) => (route?.page && route.paths[site.lang].length > 0 ? routeHref(site, name, params) : null)
}
