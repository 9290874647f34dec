import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FocusedHeader } from '@/components/checkout/focused-header'
import skip from '@/components/layout/skip-link.module.css'
import { CHECKOUT_NAMESPACES } from '@/components/providers/client-namespaces'
import { MessagesProvider } from '@/components/providers/messages-provider'
import { loadMessages } from '@/lib/i18n/load-messages'
import { siteFromParams } from '@/lib/market/site'

type LayoutProps = { children: ReactNode; params: Promise<{ market: string; lang: string }> }

/** The focused layout: no menu, no footer, the texts of the checkout's islands (R-PAGE-01). */
export default async function Layout({ children, params }: LayoutProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <MessagesProvider lang={site.lang} messages={await loadMessages(site.lang)} namespaces={CHECKOUT_NAMESPACES}>
      <a className={skip.skip} href="#main">
        {common('skipToContent')}
      </a>
      <FocusedHeader site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </MessagesProvider>
  )
}
