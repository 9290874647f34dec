import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import type { Site } from '@/lib/market/site'
import { type StateTitle, stateMetadata } from '@/lib/seo/state-metadata'

/** Metadata of an error page in the language of its address. */
export const statePageMetadata = async (props: SiteProps, title: StateTitle): Promise<Metadata> =>
  (await withSite(props, (site) => stateMetadata(site, title))) ?? {}

type StatePageProps = SiteProps & { view: ComponentType<{ site: Site }> }

/** An error page in the language of its address. */
export const StatePage = ({ params, view: View }: StatePageProps): Promise<ReactNode> =>
  withSite({ params }, (site) => <View site={site} />)
