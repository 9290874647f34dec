import type { Lang } from '@/lib/market/market-table'
import type { RouteName } from './routes'

/** Name of a route in one language, `checkout___sv` (R-ROUTE-05). */
export const routeNameFor = (route: { name: RouteName }, lang: Lang): `${RouteName}___${Lang}` =>
  `${route.name}___${lang}`
