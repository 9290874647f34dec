import { OfflineView } from '@/components/layout/offline-view'
import { StatePage, statePageMetadata } from '@/components/layout/state-page'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => statePageMetadata(props, 'offline.title')

/** The offline page: the service worker stores it and shows it when a page cannot be reached (R-SW-01). */
export default function OfflinePage({ params }: SiteProps) {
  return <StatePage params={params} name="offline" view={OfflineView} />
}
