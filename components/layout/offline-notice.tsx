import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import styles from './offline-notice.module.css'

/** Waits in the page, which may have no network when it is needed: the wanted page cannot be reached, this one stays. */
export async function OfflineNotice({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'market' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <div
      role="status"
      className={styles.live}
      data-behaviour="offline"
      data-page={routeHref(site, 'offline')}
      data-place={`${site.market}-${site.lang}`}
    >
      <div className={styles.notice} hidden>
        <p>
          <b className="serif d-24">{t('offlineTitle')}</b>
          {t('offlineText')}
        </p>
        <button type="button" data-retry="">
          {common('retry')}
        </button>
        <button type="button" data-close="">
          {common('close')}
        </button>
      </div>
    </div>
  )
}
