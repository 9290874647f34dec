import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { OfflineView } from '@/components/layout/offline-view'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang, namespace: 'market' })
  return { title: t('offlineTitle'), robots: { index: false } }
}

/** What the service worker keeps, and shows where a page cannot be reached (R-SW-01). */
export default async function OfflinePage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  return <OfflineView site={site} />
}
