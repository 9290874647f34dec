import { AccountFrame } from '@/components/account/account-frame'
import { AccountStart } from '@/components/account/account-start'
import { NewProducts } from '@/components/account/new-products'
import { renderPage } from '@/components/layout/render-page'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { accountMetadata } from '@/lib/seo/account-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => accountMetadata(site, 'account'))) ?? {}

/** The first of the account pages (R-ROUTE-19). */
export default function Page({ params }: SiteProps) {
  return renderPage({ params }, 'account', async (site) => (
    <PageMessages
      messages={await loadMessages(site.lang)}
      names={['account.frame', 'account.start', 'account.statuses', 'shopAs']}
    >
      <AccountFrame site={site} page="account">
        <AccountStart />
      </AccountFrame>
      <NewProducts site={site} />
    </PageMessages>
  ))
}
