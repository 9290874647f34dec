import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ComponentType } from 'react'
import { type Site, siteFromParams } from '@/lib/market/site'

export type PageProps = { params: Promise<{ market: string; lang: string }> }

/** Title of a page that says what is the matter; none of them is indexed. */
export async function stateMetadata(
  { params }: PageProps,
  title: 'errors.notFoundTitle' | 'market.offlineTitle',
): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang })
  return { title: t(title), robots: { index: false } }
}

/** Such a page, in the language of its address. */
export async function StatePage({ params, view: View }: PageProps & { view: ComponentType<{ site: Site }> }) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  return <View site={site} />
}
