import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { loadHome } from '@/lib/content/load-home'
import { siteFromParams } from '@/lib/market/site'
import { homeMetadata } from '@/lib/seo/page-metadata'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = siteFromParams(await params)
  return site ? homeMetadata(site) : {}
}

/** Home, as the market's editor built it (R-CMS-01). */
export default async function HomePage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  const home = await loadHome(site).catch((error: unknown) => ({ error }))
  if (home && 'error' in home) return <ErrorView site={site} error={home.error} />
  return home ? <WidgetAreaView site={site} area={home} opensPage /> : <NotFoundView site={site} />
}
