import { renderPage } from '@/components/layout/render-page'
import { ReturnsView } from '@/components/returns/returns-view'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { afterOrderMetadata } from '@/lib/seo/after-order-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => afterOrderMetadata(site, 'returns'))) ?? {}

/** The page that registers a return (R-ROUTE-14, R-RETURN-01). */
export default function ReturnsRoute({ params }: SiteProps) {
  return renderPage({ params }, 'returns', (site) => <ReturnsView site={site} />)
}
