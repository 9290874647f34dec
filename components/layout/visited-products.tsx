import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import styles from './visited-products.module.css'

/** Room for what this shopper looked at last; her own browser fills it, and without that it does not show. */
export async function VisitedProducts({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  return (
    <section
      className={styles.visited}
      aria-labelledby="visited-title"
      hidden
      data-behaviour="visited-products"
      data-place={`${site.market}-${site.lang}`}
    >
      <h2 className="serif d-32" id="visited-title">
        {t('visited')}
      </h2>
      <ul />
    </section>
  )
}
