import { renderPage } from '@/components/layout/render-page'
import { ComplaintView } from '@/components/returns/complaint-view'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { afterOrderMetadata } from '@/lib/seo/after-order-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => afterOrderMetadata(site, 'complaint'))) ?? {}

/** The page for complaining about a faulty product (T36). */
export default function ComplaintRoute({ params }: SiteProps) {
  return renderPage({ params }, 'complaint', (site) => <ComplaintView site={site} />)
}
