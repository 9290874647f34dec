import type { Site } from '@/lib/market/site'
import { routeHref } from './href'
import type { RouteName } from './routes'

/** Pages of the signed-in shopper. */
export type AccountPage =
  | 'account'
  | 'account-orders'
  | 'account-balance'
  | 'account-invoices'
  | 'account-settings'
  | 'account-membership'

const PAGES: readonly AccountPage[] = [
  'account',
  'account-orders',
  'account-balance',
  'account-invoices',
  'account-settings',
  'account-membership',
] satisfies RouteName[]

/** Whether a public path is one of the account pages, between which the scroll position stays (R-NAV-01). */
export const isAccountPath = (site: Site, path: string): boolean =>
  path.startsWith(`${routeHref(site, 'account-orders')}/`) || PAGES.some((page) => routeHref(site, page) === path)
