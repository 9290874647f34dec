import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ComponentType } from 'react'
import { RouteMark } from '@/components/providers/route-mark'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

type FocusedPage = {
  /** Route name without the language. */
  name: 'checkout' | 'checkout-confirm' | 'checkout-klarna-fail'
  title: 'checkout.title' | 'checkout.failTitle' | 'confirm.title'
  noScript: 'checkout.noScript' | 'confirm.noScript'
  View: ComponentType
}

/** A page of the focused layout: the same shell for everybody, never indexed; what is personal arrives in `View`. */
export function focusedPage({ name, title, noScript, View }: FocusedPage) {
  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const site = siteFromParams(await params)
    if (!site) return {}
    const t = await getTranslations({ locale: site.lang })
    return { title: t(title), robots: { index: false, follow: false } }
  }
  async function Page({ params }: PageProps) {
    const site = siteFromParams(await params)
    if (!site) return null
    setRequestLocale(site.lang)
    const t = await getTranslations({ locale: site.lang })
    return (
      <>
        <RouteMark name={name} lang={site.lang} />
        <noscript>
          <p>{t(noScript)}</p>
        </noscript>
        <View />
      </>
    )
  }
  return { generateMetadata, Page }
}
