import { OfflineView } from '@/components/layout/offline-view'
import { type PageProps, StatePage, statePageMetadata } from '@/components/layout/state-page'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: PageProps) => statePageMetadata(props, 'offline.title')

/** What the service worker keeps, and shows where a page cannot be reached (R-SW-01). */
export default function OfflinePage({ params }: PageProps) {
  return <StatePage params={params} view={OfflineView} />
}
