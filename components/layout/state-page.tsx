import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import type { Site } from '@/lib/market/site'
import type { PageName } from '@/lib/routing/route-name'
import { type StateTitle, stateMetadata } from '@/lib/seo/state-metadata'
import { renderPage } from './render-page'

/** Metadata of an error page in the language of its address. */
export const statePageMetadata = async (props: SiteProps, title: StateTitle): Promise<Metadata> =>
  (await withSite(props, (site) => stateMetadata(site, title))) ?? {}

type StatePageProps = SiteProps & { name: PageName; view: ComponentType<{ site: Site }> }

/** An error page in the language of its address. */
export const StatePage = ({ params, name, view: View }: StatePageProps): Promise<ReactNode> =>
  renderPage({ params }, name, (site) => <View site={site} />)
