import { NotFoundView } from '@/components/layout/not-found-view'
import { type PageProps, StatePage, statePageMetadata } from '@/components/layout/state-page'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: PageProps) => statePageMetadata(props, 'errors.notFoundTitle')

/** Every address the shop does not have shares this one stored page (R-PAGE-04). */
export default function NotFoundPage({ params }: PageProps) {
  return <StatePage params={params} view={NotFoundView} />
}
