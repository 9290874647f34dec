import { renderPage } from '@/components/layout/render-page'
import { WithdrawalView } from '@/components/returns/withdrawal-view'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { afterOrderMetadata } from '@/lib/seo/after-order-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => afterOrderMetadata(site, 'withdrawal'))) ?? {}

/** The function for withdrawing from a purchase (T36). */
export default function WithdrawalPage({ params }: SiteProps) {
  return renderPage({ params }, 'withdrawal', (site) => <WithdrawalView site={site} />)
}
