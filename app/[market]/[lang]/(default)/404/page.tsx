import { NotFoundView } from '@/components/layout/not-found-view'
import { StatePage, statePageMetadata } from '@/components/layout/state-page'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => statePageMetadata(props, 'errorPage.notFoundTitle')

/** The not-found page, one cached page for all unknown addresses (R-PAGE-04). */
export default function NotFoundPage({ params }: SiteProps) {
  return <StatePage params={params} name="not-found" view={NotFoundView} />
}
