import { AccountFrame } from '@/components/account/account-frame'
import { SettingsPage } from '@/components/account/settings-page'
import { renderPage } from '@/components/layout/render-page'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { accountMetadata } from '@/lib/seo/account-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => accountMetadata(site, 'account-settings'))) ?? {}

/** The shopper's settings (R-ACCOUNT-03, R-ACCOUNT-04, R-ACCOUNT-07, R-ROUTE-16). */
export default function Page({ params }: SiteProps) {
  return renderPage({ params }, 'account-settings', async (site) => (
    <PageMessages
      messages={await loadMessages(site.lang)}
      names={[
        'account.frame',
        'account.settings',
        'checkout.country',
        'checkout.customerType',
        'checkout.customerTypes',
        'checkout.fieldNames',
        'checkout.fields',
        'checkout.problems',
        'signIn.hidePassword',
        'signIn.newPassword',
        'signIn.passwordHint',
        'signIn.problems',
        'signIn.repeatPassword',
        'signIn.savePassword',
        'signIn.saving',
        'signIn.showPassword',
      ]}
    >
      <AccountFrame site={site} page="account-settings">
        <SettingsPage />
      </AccountFrame>
    </PageMessages>
  ))
}
