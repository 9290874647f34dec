import { permanentRedirect, redirect } from 'next/navigation'
import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import { ListPageView } from '@/components/list/list-page-view'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import { type ListAreas, loadListAreas } from '@/lib/content/load-list-areas'
import type { SiteProps } from '@/lib/i18n/with-site'
import type { ListMove } from '@/lib/list/list-address'
import { listPlace } from '@/lib/list/list-place'
import { loadProductList, type QueriedList } from '@/lib/list/load-product-list'
import { localHref } from '@/lib/routing/href'
import { listMetadata } from '@/lib/seo/page-metadata'

type Params = { query: string; path: string[] }

export const revalidate = 300
export const generateStaticParams = async () => []

const segmentsOf = ({ path }: Params): string[] => path.map(decodeURIComponent)

/** Without its products the page fails; without the areas of the CMS it is shown for a short time. */
const page: SitePage<Params, QueriedList | ListMove> = {
  name: (site, params) => listPlace(site.lang, segmentsOf(params))?.kind ?? 'list',
  load: (site, params) => loadProductList(site, { path: segmentsOf(params), segment: params.query }),
  metadata: (site, list) =>
    list.kind === 'moved' ? { robots: { index: false } } : listMetadata(site, list, list.query),
  view: async (site, list) => {
    if (list.kind === 'moved') {
      const href = `${localHref(site, list.canonicalUrl)}${list.search}`
      return list.status === 308 ? permanentRedirect(href) : redirect(href)
    }
    const areas = await loadOptionalPart<ListAreas | null>('list-areas', site, loadListAreas(site, list), null)
    return <ListPageView site={site} page={list} query={list.query} filters={list.filters} areas={areas} />
  },
}

export const generateMetadata = (props: SiteProps<Params>) => sitePageMetadata(props, page)

/** A product list of any kind but a search (R-LIST-07), or a redirect to its canonical address (T28). */
export default function ProductListPage(props: SiteProps<Params>) {
  return renderSitePage(props, page)
}
