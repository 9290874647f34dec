import { AccountFrame } from '@/components/account/account-frame'
import { BalancePage } from '@/components/account/balance-page'
import { renderPage } from '@/components/layout/render-page'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { accountMetadata } from '@/lib/seo/account-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => accountMetadata(site, 'account-balance'))) ?? {}

/** The shopper's balance (R-ACCOUNT-05, R-ROUTE-17). */
export default function Page({ params }: SiteProps) {
  return renderPage({ params }, 'account-balance', async (site) => (
    <PageMessages messages={await loadMessages(site.lang)} names={['account.frame', 'account.balance']}>
      <AccountFrame site={site} page="account-balance">
        <BalancePage />
      </AccountFrame>
    </PageMessages>
  ))
}
