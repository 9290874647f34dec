import { redirect } from 'next/navigation'
import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import { NoResultsView } from '@/components/search/no-results-view'
import { SearchResultsView } from '@/components/search/search-results-view'
import { SearchSession } from '@/components/search/search-session'
import { SearchStartView } from '@/components/search/search-start-view'
import { SearchDownView } from '@/components/search/search-state-view'
import type { SiteProps } from '@/lib/i18n/with-site'
import { localHref } from '@/lib/routing/href'
import { searchHref } from '@/lib/routing/search-href'
import { loadSearchPage, type SearchMove, type SearchResults, type SearchStart } from '@/lib/search/load-search-page'
import { searchMetadata } from '@/lib/seo/search-metadata'

type Params = { query: string; search: string }

export const revalidate = 60
export const generateStaticParams = async () => []

const page: SitePage<Params, SearchResults | SearchStart | SearchMove> = {
  name: 'search',
  load: (site, { query, search }) => loadSearchPage(site, { search, segment: query }),
  metadata: (site, content) =>
    content.kind === 'moved'
      ? { robots: { index: false } }
      : searchMetadata(site, content.kind === 'results' ? content : null),
  view: (site, content) => {
    if (content.kind === 'moved')
      redirect('path' in content ? localHref(site, content.path) : searchHref(site, content.text) + content.search)
    if (content.kind === 'start') return <SearchStartView site={site} start={content} />
    const View = content.isEmpty ? NoResultsView : SearchResultsView
    return (
      <>
        <SearchSession />
        <View site={site} results={content} />
      </>
    )
  },
  failed: (site, error) => <SearchDownView site={site} error={error} />,
}

export const generateMetadata = (props: SiteProps<Params>) => sitePageMetadata(props, page)

/**
 * Search results (R-ROUTE-26); without a text, the start page of the search. Redirects to the page that the text names,
 * or to the search without impossible filters.
 */
export default function SearchPage(props: SiteProps<Params>) {
  return renderSitePage(props, page)
}
