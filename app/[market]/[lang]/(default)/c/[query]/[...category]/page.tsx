import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { ShortLife } from '@/components/layout/page-status'
import { ListPageView } from '@/components/list/list-page-view'
import { loadListAreas } from '@/lib/content/load-list-areas'
import { decodeListSegment } from '@/lib/list/list-query'
import { loadProductList } from '@/lib/list/load-product-list'
import { siteFromParams } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import { listMetadata } from '@/lib/seo/page-metadata'
import { missingMetadata } from '@/lib/seo/state-metadata'

type PageProps = { params: Promise<{ market: string; lang: string; query: string; category: string[] }> }

export const revalidate = 300
export const generateStaticParams = async () => []

async function load(props: PageProps) {
  const { category, query: segment, ...place } = await props.params
  const site = siteFromParams(place)
  const query = decodeListSegment(segment)
  if (!site || !query) return null
  const path = category.map(decodeURIComponent)
  const page = await loadProductList(site, { path, query }).catch((error: unknown) => ({ error }))
  return { site, query, alias: path.at(-1) ?? '', page }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const loaded = await load(props)
  if (!loaded) return { robots: { index: false } }
  const { site, page, query } = loaded
  if (!page || 'error' in page) return missingMetadata(site, page)
  return page.kind === 'moved' ? { robots: { index: false } } : listMetadata(site, page, query)
}

/** A category's list, or the redirect to where it has moved (T28). Products are critical; the editor's areas around them may fail. */
export default async function CategoryPage(props: PageProps) {
  const loaded = await load(props)
  if (!loaded) return null
  const { site, query, alias, page } = loaded
  setRequestLocale(site.lang)
  if (!page) return <NotFoundView site={site} />
  if ('error' in page) return <ErrorView site={site} error={page.error} />
  if (page.kind === 'moved') {
    const href = `${localHref(site, page.canonicalUrl)}${page.search}`
    return page.status === 308 ? permanentRedirect(href) : redirect(href)
  }
  const areas = await loadListAreas(site, alias).catch(() => null)
  return (
    <>
      {areas ? null : <ShortLife />}
      <ListPageView site={site} page={page} query={query} areas={areas} />
    </>
  )
}
