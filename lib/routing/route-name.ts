import type { Lang } from '@/lib/market/market-table'
import type { RouteName } from './routes'

/** `limited` and `error` are shown at the addresses of other pages. */
export type PageName = RouteName | 'limited' | 'error'

export type RouteNameIn = `${PageName}___${Lang}`

/** Name of a route in one language, `checkout___sv` (R-ROUTE-05). */
export const routeNameFor = (name: PageName, lang: Lang): RouteNameIn => `${name}___${lang}`

/** Name of a page from its route name in a language; '' for ''. */
export const pageNameOf = (name: string): string => name.split('___')[0] ?? ''
