import { renderPage } from '@/components/layout/render-page'
import { TrackingView } from '@/components/returns/tracking-view'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { afterOrderMetadata } from '@/lib/seo/after-order-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => afterOrderMetadata(site, 'tracking'))) ?? {}

/** The page that shows how far an order is (T36). */
export default function TrackingRoute({ params }: SiteProps) {
  return renderPage({ params }, 'tracking', (site) => <TrackingView site={site} />)
}
