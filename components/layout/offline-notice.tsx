import { getTranslations } from 'next-intl/server'
import type { Lang } from '@/lib/market/market-table'
import styles from './offline-notice.module.css'

/** Waits in the page, which may have no network when it is needed: the wanted page cannot be reached, this one stays. */
export async function OfflineNotice({ lang }: { lang: Lang }) {
  const t = await getTranslations({ locale: lang, namespace: 'market' })
  const common = await getTranslations({ locale: lang, namespace: 'common' })
  return (
    <div role="status" className={styles.live} data-behaviour="offline">
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
