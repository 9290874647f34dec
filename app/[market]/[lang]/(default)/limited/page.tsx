import { LimitedView } from '@/components/layout/limited-view'
import { StatePage, statePageMetadata } from '@/components/layout/state-page'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => statePageMetadata(props, 'errorPage.limitedHeading')

/** Shown after too many renderings (decision 12). One cached page per market and language, like the 404 page. */
export default function LimitedPage({ params }: SiteProps) {
  return <StatePage params={params} name="limited" view={LimitedView} />
}
