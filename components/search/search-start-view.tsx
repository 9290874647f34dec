import { getTranslations } from 'next-intl/server'
import { PopularLinks } from '@/components/layout/popular-links'
import type { Site } from '@/lib/market/site'
import type { SearchStart } from '@/lib/search/load-search-page'
import { SearchHead } from './search-head'
import { SearchLinks } from './search-links'
import styles from './search-page.module.css'

/** The search page without a text. */
export async function SearchStartView({ site, start }: { site: Site; start: SearchStart }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  return (
    <>
      <SearchHead site={site} text="" heading={t('startTitle')} />
      <div className={styles.ways}>
        <SearchLinks
          site={site}
          id="popular-searches"
          title={t('popular')}
          texts={start.popular}
          origin="PHRASE_SUGGEST"
        />
        <PopularLinks site={site} hasHeading />
      </div>
    </>
  )
}
