import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FocusedHeader } from '@/components/checkout/focused-header'
import skip from '@/components/layout/skip-link.module.css'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'

/** Checkout layout: no menu, no footer. R-PAGE-01 */
export default function Layout({ children, ...props }: SiteProps & { children: ReactNode }) {
  return withSite(props, async (site) => {
    const t = await getTranslations({ locale: site.lang, namespace: 'shell' })
    return (
      <PageMessages
        messages={await loadMessages(site.lang)}
        names={[
          'cart',
          'cartChanges',
          'checkout',
          'confirm',
          'product',
          'promo',
          'signInOffer',
          'tracking.title',
          'withdrawal.link',
        ]}
      >
        <a className={skip.skip} href="#main">
          {t('skipToContent')}
        </a>
        <FocusedHeader site={site} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </PageMessages>
    )
  })
}
