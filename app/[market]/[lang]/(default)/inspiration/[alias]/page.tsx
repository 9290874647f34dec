import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { ContentPageView } from '@/components/content/content-page-view'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { loadContentPage } from '@/lib/content/load-content-page'
import { siteFromParams } from '@/lib/market/site'
import { contentMetadata } from '@/lib/seo/page-metadata'

type PageProps = { params: Promise<{ market: string; lang: string; alias: string }> }

export const revalidate = 300
export const generateStaticParams = async () => []

async function load(props: PageProps) {
  const { alias, ...place } = await props.params
  const site = siteFromParams(place)
  if (!site) return null
  const area = await loadContentPage(site, decodeURIComponent(alias)).catch((error: unknown) => ({ error }))
  return { site, alias, area }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const loaded = await load(props)
  if (!loaded?.area || 'error' in loaded.area) return { robots: { index: false } }
  return contentMetadata(loaded.site, loaded.area, 'inspiration', loaded.alias)
}

export default async function InspirationPage(props: PageProps) {
  const loaded = await load(props)
  if (!loaded) return null
  const { site, area } = loaded
  setRequestLocale(site.lang)
  if (!area) return <NotFoundView site={site} />
  if ('error' in area) return <ErrorView site={site} error={area.error} />
  return <ContentPageView site={site} area={area} />
}
