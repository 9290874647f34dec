import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RouteMark } from '@/components/providers/route-mark'
import { siteFromParams } from '@/lib/market/site'
import type { RouteName } from '@/lib/routing/routes'

export type PageProps = { params: Promise<{ market: string; lang: string }> }

type Title = 'checkout.title' | 'checkout.failTitle' | 'confirm.title'

/** Title of a page of the focused layout; none of them is indexed. */
export async function focusedMetadata({ params }: PageProps, title: Title): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang })
  return { title: t(title), robots: { index: false, follow: false } }
}

type FocusedPageProps = PageProps & {
  /** Route name without the language. */
  name: RouteName
  noScript: 'checkout.noScript' | 'confirm.noScript'
  children: ReactNode
}

/** A page of the focused layout: the same shell for everybody; what is personal arrives in the island inside. */
export async function FocusedPage({ params, name, noScript, children }: FocusedPageProps) {
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
      {children}
    </>
  )
}
