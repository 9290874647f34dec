import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FocusedHeader } from '@/components/checkout/focused-header'
import skip from '@/components/layout/skip-link.module.css'
import { CHECKOUT_NAMESPACES } from '@/components/providers/client-namespaces'
import { MessagesProvider } from '@/components/providers/messages-provider'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'

/** Checkout layout: no menu, no footer. Client components get only the checkout messages (R-PAGE-01). */
export default function Layout({ children, ...props }: SiteProps & { children: ReactNode }) {
  return withSite(props, async (site) => {
    const t = await getTranslations({ locale: site.lang, namespace: 'shell' })
    return (
      <MessagesProvider site={site} messages={await loadMessages(site.lang)} namespaces={CHECKOUT_NAMESPACES}>
        <a className={skip.skip} href="#main">
          {t('skipToContent')}
        </a>
        <FocusedHeader site={site} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </MessagesProvider>
    )
  })
}
