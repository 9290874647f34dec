import { permanentRedirect, redirect } from 'next/navigation'
import { renderSitePage, type SitePage } from '@/components/layout/site-page'
import type { SiteProps } from '@/lib/i18n/with-site'
import { findList } from '@/lib/list/find-list'
import { canonicalSearch, decodeListSegment, emptyListQuery } from '@/lib/list/list-query'
import { localHref } from '@/lib/routing/href'
import { searchHref } from '@/lib/routing/search-href'

type Params = { query: string; alias: string }

export const revalidate = 300
export const generateStaticParams = async () => []
export const metadata = { robots: { index: false } }

const page: SitePage<Params, { canonicalUrl: string | null }> = {
  name: 'list-lookup',
  load: async (site, { alias }) => ({ canonicalUrl: await findList(site, decodeURIComponent(alias)) }),
  metadata: () => metadata,
  view: (site, { canonicalUrl }, { alias, query }) => {
    if (canonicalUrl === null) redirect(searchHref(site, decodeURIComponent(alias)))
    permanentRedirect(
      `${localHref(site, canonicalUrl)}${canonicalSearch(decodeListSegment(query) ?? emptyListQuery())}`,
    )
  },
}

/** T30: `/list/{x}` redirects to the brand, campaign or list called x, else to a search for x. */
export default function ListLookupPage(props: SiteProps<Params>) {
  return renderSitePage(props, page)
}
