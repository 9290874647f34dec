import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { NotFoundView } from '@/components/layout/not-found-view'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = siteFromParams(await params)
  if (!site) return {}
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  return { title: t('notFoundTitle'), robots: { index: false } }
}

/** Every address the shop does not have shares this one stored page (R-PAGE-04). */
export default async function NotFoundPage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  return <NotFoundView site={site} />
}
