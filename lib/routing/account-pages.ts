import type { Site } from '@/lib/market/site'
import { routeHref } from './href'
import type { RouteName } from './routes'

/** Pages of the signed-in shopper, in the order of their navigation. */
export const ACCOUNT_PAGES = [
  'account',
  'account-orders',
  'account-balance',
  'account-invoices',
  'account-membership',
  'account-settings',
] as const satisfies readonly RouteName[]

export type AccountPage = (typeof ACCOUNT_PAGES)[number]

/** Whether a public path is one of the account pages, between which the scroll position stays (R-NAV-01). */
export const isAccountPath = (site: Site, path: string): boolean =>
  path.startsWith(`${routeHref(site, 'account-orders')}/`) ||
  ACCOUNT_PAGES.some((page) => routeHref(site, page) === path)
