import { permanentRedirect, redirect } from 'next/navigation'
import { ShortLife } from '@/components/layout/page-status'
import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import { ListPageView } from '@/components/list/list-page-view'
import { loadListAreas } from '@/lib/content/load-list-areas'
import type { SiteProps } from '@/lib/i18n/with-site'
import type { ListMove } from '@/lib/list/list-address'
import { loadProductList, type QueriedList } from '@/lib/list/load-product-list'
import { localHref } from '@/lib/routing/href'
import { listMetadata } from '@/lib/seo/page-metadata'

type Params = { query: string; path: string[] }

export const revalidate = 300
export const generateStaticParams = async () => []

const segmentsOf = ({ path }: Params): string[] => path.map(decodeURIComponent)

/** A list needs its products; the editor's areas are left out when they fail. */
const page: SitePage<Params, QueriedList | ListMove> = {
  load: (site, params) => loadProductList(site, { path: segmentsOf(params), segment: params.query }),
  metadata: (site, list) =>
    list.kind === 'moved' ? { robots: { index: false } } : listMetadata(site, list, list.query),
  view: async (site, list) => {
    if (list.kind === 'moved') {
      const href = `${localHref(site, list.canonicalUrl)}${list.search}`
      return list.status === 308 ? permanentRedirect(href) : redirect(href)
    }
    const areas = await loadListAreas(site, list).catch(() => null)
    return (
      <>
        {areas ? null : <ShortLife />}
        <ListPageView site={site} page={list} query={list.query} filters={list.filters} areas={areas} />
      </>
    )
  },
}

export const generateMetadata = (props: SiteProps<Params>) => sitePageMetadata(props, page)

/** A product list of any kind but a search (R-LIST-07), or a redirect to its canonical address (T28). */
export default function ProductListPage(props: SiteProps<Params>) {
  return renderSitePage(props, page)
}
