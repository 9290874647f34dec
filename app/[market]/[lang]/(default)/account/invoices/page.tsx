import { AccountFrame } from '@/components/account/account-frame'
import { InvoicesPage } from '@/components/account/invoices-page'
import { renderPage } from '@/components/layout/render-page'
import { PageMessages } from '@/components/providers/page-messages'
import { env } from '@/lib/config/env'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { accountMetadata } from '@/lib/seo/account-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => accountMetadata(site, 'account-invoices'))) ?? {}

/** The shopper's invoices, in all four languages (R-ROUTE-20, T44). */
export default function Page({ params }: SiteProps) {
  return renderPage({ params }, 'account-invoices', async (site) => (
    <PageMessages messages={await loadMessages(site.lang)} names={['account.frame', 'account.invoices']}>
      <AccountFrame site={site} page="account-invoices">
        <InvoicesPage iban={env().INVOICE_IBAN} />
      </AccountFrame>
    </PageMessages>
  ))
}
