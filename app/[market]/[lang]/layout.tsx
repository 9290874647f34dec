import '@/app/styles/tokens.css'
import '@/app/styles/base.css'
import '@/app/styles/press.css'
import '@/app/styles/vat.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ConsentSlot } from '@/components/consent/consent-slot'
import { HeadScript } from '@/components/layout/head-script'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { PageNotices } from '@/components/layout/page-notices'
import { ProgressLine } from '@/components/layout/progress-line'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { PageListeners } from '@/components/providers/page-listeners'
import { ShopShell } from '@/components/providers/shop-shell'
import { loadTheme } from '@/lib/content/load-theme'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { formatMoney } from '@/lib/market/format-money'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import { siteFromParams } from '@/lib/market/site'
import { themeCss } from '@/lib/market/theme-css'
import { manifestHref } from '@/lib/pwa/load-manifest'
import { routeHref } from '@/lib/routing/href'
import { TITLE_TEMPLATE } from '@/lib/seo/page-title'
import { newsreader, poppins } from './fonts'

type LayoutProps = SiteProps & { children: ReactNode }

// nothing is rendered while building: every page is stored on its first visit
export const generateStaticParams = async () => []

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
}

/** R-PAGE-09 */
export async function generateMetadata(props: LayoutProps): Promise<Metadata> {
  const metadata = await withSite(props, async (site) => {
    const t = await getTranslations({ locale: site.lang, namespace: 'shell' })
    return {
      title: { default: t('siteTitle'), template: TITLE_TEMPLATE },
      description: t('description', { amount: formatMoney(site, MARKETS[site.market].freeShippingFrom) }),
      manifest: manifestHref(site),
      // PNG, because Chromium would open an SVG icon as a document while the page is being rendered
      icons: { icon: { url: '/favicon.ico', sizes: '32x32 48x48' }, apple: '/icons/apple-touch-icon.png' },
    }
  })
  return metadata ?? {}
}

/**
 * The document of a market and language: `lang`, `dir`, fonts, theme, VAT mode before first paint (R-MARKET-14, 15).
 */
export default async function SiteLayout({ children, params }: LayoutProps) {
  const site = siteFromParams(await params)
  if (!site) notFound()
  setRequestLocale(site.lang)
  const locale = LOCALES[site.lang]
  const [theme, messages] = await Promise.all([loadTheme(site.market, site.lang), loadMessages(site.lang)])
  const css = themeCss(theme)
  return (
    // the script below sets data-vat before React sees the page
    <html
      lang={locale.iso}
      dir={locale.dir}
      data-vat="inc"
      className={`${poppins.variable} ${newsreader.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* not in `viewport`: the router would set it again on every page, which restyles the document */}
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#fbfaf8" />
        <HeadScript />
        {css ? <style>{css}</style> : null}
      </head>
      <body>
        <ShopShell site={site} messages={messages}>
          <ConsentSlot />
          <ProgressLine />
          <PageNotices />
          {children}
          <OfflineNotice />
          <LinkNavigation />
          <PageListeners offlinePath={routeHref(site, 'offline')} />
        </ShopShell>
      </body>
    </html>
  )
}
