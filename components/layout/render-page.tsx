import type { ReactNode } from 'react'
import { RouteMark } from '@/components/providers/route-mark'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import type { Site } from '@/lib/market/site'
import { type PageName, routeNameFor } from '@/lib/routing/route-name'

/** Renders a page for the site of its address and tells the store the name of its route (R-ROUTE-05). */
export const renderPage = <Params extends object>(
  props: SiteProps<Params>,
  name: PageName | ((site: Site, params: Params) => PageName),
  view: (site: Site, params: Params) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> =>
  withSite<Params, ReactNode>(props, async (site, params) => {
    const route = typeof name === 'string' ? name : name(site, params)
    const content = await view(site, params)
    return (
      <>
        <RouteMark name={routeNameFor(route, site.lang)} />
        {content}
      </>
    )
  })
