import { StatePage, statePageMetadata } from '@/components/layout/state-page'
import { SearchLimitedView } from '@/components/search/search-state-view'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => statePageMetadata(props, 'searchPage.limitedHeading')

/** In place of a search for which a visitor has to wait; one stored page a site, like the one that is not found. */
export default function SearchLimitedPage({ params }: SiteProps) {
  return <StatePage params={params} view={SearchLimitedView} />
}
