import { getTranslations } from 'next-intl/server'
import { ListProducts } from '@/components/list/list-products'
import type { Site } from '@/lib/market/site'
import { searchHref } from '@/lib/routing/search-href'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import type { SearchResults } from '@/lib/search/load-search-page'
import { resultRows } from '@/lib/search/result-rows'
import { PageHits, SearchHead, SpellingHelp } from './search-head'
import { SearchLinks } from './search-links'
import styles from './search-page.module.css'

/** Search results: pages of the shop, products as in every list, other searches (R-LIST-07). */
export async function SearchResultsView({ site, results }: { site: Site; results: SearchResults }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const { text, words, corrected, query, filters, totalCount, pageCount, related } = results
  return (
    <>
      <SearchHead site={site} text={text} heading={t('heading', { text: corrected ?? words })}>
        <SpellingHelp site={site} results={results} />
      </SearchHead>
      <PageHits site={site} results={results} />
      <ListProducts
        site={site}
        source={{
          kind: 'search',
          path: searchHref(site, text),
          listPath: `/${encodeSearchSegment(text)}`,
          query,
          rows: resultRows(site.lang, results),
          filters,
          totalCount,
          pageCount,
        }}
        isIndexed={false}
      />
      <div className={styles.related}>
        <SearchLinks site={site} id="related-searches" title={t('related')} texts={related} origin="RELATED_SEARCHES" />
      </div>
    </>
  )
}
