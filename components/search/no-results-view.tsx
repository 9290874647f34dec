import { getTranslations } from 'next-intl/server'
import { PopularLinks } from '@/components/layout/popular-links'
import { DeferredCardScrollers } from '@/components/product/deferred-card-scrollers'
import type { Site } from '@/lib/market/site'
import type { SearchResults } from '@/lib/search/load-search-page'
import { searchCardRow } from '@/lib/search/map-search-product'
import { PageHits, SearchHead, SpellingHelp } from './search-head'
import { SearchLinks } from './search-links'
import styles from './search-page.module.css'

/** No results: search field with the text, spelling suggestions and links. */
export async function NoResultsView({ site, results }: { site: Site; results: SearchResults }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const product = await getTranslations({ locale: site.lang, namespace: 'productPage' })
  const now = Date.now()
  const rows = results.top.map((found) => searchCardRow(found, { lang: site.lang, now }))
  const { related, popular } = results
  const relatedLinks = {
    id: 'other-searches',
    title: t('related'),
    texts: related,
    origin: 'RELATED_SEARCHES',
  } as const
  const popularLinks = { id: 'other-searches', title: t('popular'), texts: popular, origin: 'PHRASE_SUGGEST' } as const
  return (
    <>
      <SearchHead site={site} text={results.text} heading={t('none', { text: results.words })}>
        <p>{t('noneText')}</p>
        <SpellingHelp site={site} results={results} />
      </SearchHead>
      <PageHits site={site} results={results} />
      <div className={styles.ways}>
        <SearchLinks site={site} {...(related.length > 0 ? relatedLinks : popularLinks)} />
        <PopularLinks site={site} hasHeading />
      </div>
      {rows.length > 0 ? (
        <DeferredCardScrollers
          scrollers={[{ id: 'top-products', title: t('top'), rows }]}
          labels={{ back: product('rowBack'), forward: product('rowOn') }}
        />
      ) : null}
    </>
  )
}
