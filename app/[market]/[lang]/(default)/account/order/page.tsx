import { AccountFrame } from '@/components/account/account-frame'
import { OrderPage } from '@/components/account/order-page'
import { renderPage } from '@/components/layout/render-page'
import { PageMessages } from '@/components/providers/page-messages'
import { env } from '@/lib/config/env'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { accountMetadata } from '@/lib/seo/account-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => accountMetadata(site, 'account-orders'))) ?? {}

/** One order: the browser reads its number from the address, so that all orders share one stored page (T34). */
export default function Page({ params }: SiteProps) {
  return renderPage({ params }, 'account-order', async (site) => (
    <PageMessages
      messages={await loadMessages(site.lang)}
      names={[
        'account.frame',
        'account.order',
        'account.statuses',
        'cart',
        'confirm.quantity',
        'footer.company',
        'footer.mail',
        'footer.opensElsewhere',
        'tracking',
        'complaint.link',
        'withdrawal.link',
      ]}
    >
      <AccountFrame site={site} page="account-orders" hasOwnHeading>
        <OrderPage iban={site.market === 'fi' ? env().INVOICE_IBAN : ''} />
      </AccountFrame>
    </PageMessages>
  ))
}
