import type { Site } from '@/lib/market/site'
import { routeHref } from './href'
import { ROUTES, type Route, type RouteName } from './routes'

const NAMES: readonly RouteName[] = ROUTES.filter(({ runsProviders = false }: Route) => runsProviders).map(
  ({ name }) => name,
)

/** Whether the page at a public path runs scripts of payment providers and must be loaded as a document. */
export const runsProviders = (site: Site, path: string): boolean => NAMES.some((name) => routeHref(site, name) === path)
