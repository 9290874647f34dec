import { StatePage, statePageMetadata } from '@/components/layout/state-page'
import { SearchLimitedView } from '@/components/search/search-state-view'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => statePageMetadata(props, 'searchPage.limitedHeading')

/** Shown instead of the results after too many searches. One cached page per market and language, like the 404 page. */
export default function SearchLimitedPage({ params }: SiteProps) {
  return <StatePage params={params} view={SearchLimitedView} />
}
