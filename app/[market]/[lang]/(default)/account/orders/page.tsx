import { AccountFrame } from '@/components/account/account-frame'
import { OrdersPage } from '@/components/account/orders-page'
import { renderPage } from '@/components/layout/render-page'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { accountMetadata } from '@/lib/seo/account-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => accountMetadata(site, 'account-orders'))) ?? {}

/** The shopper's orders (R-ACCOUNT-02, R-ROUTE-15). */
export default function Page({ params }: SiteProps) {
  return renderPage({ params }, 'account-orders', async (site) => (
    <PageMessages
      messages={await loadMessages(site.lang)}
      names={['account.frame', 'account.orders', 'account.statuses']}
    >
      <AccountFrame site={site} page="account-orders">
        <OrdersPage />
      </AccountFrame>
    </PageMessages>
  ))
}
